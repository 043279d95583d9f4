import { useFindGamesQuery } from '../../api/discoveryApi';
import type { FoundGames, Game } from '../../api/toGame';
import type { Vendor } from '../../api/toVendors';
import { useCatalogScope } from '../../hooks/useCatalogScope';
import { useIsOffered } from '../../hooks/useIsOffered';
import { pageSizes } from '../../rules/limits';

type Asked = {
  /** The text as it is typed. */
  text: string;
  /** The text that the gateway was asked for last. */
  asked: string;
  /** The provider that the text names, if there is one. */
  provider: Vendor | undefined;
};

export type GameSearch = {
  /** Undefined until the gateway has answered for this text. */
  games: Game[] | undefined;
  suggestion: string | undefined;
  /** There are more games than the sheet shows. */
  hasMore: boolean;
  hasFailed: boolean;
  retry: () => void;
};

const common = { gameType: 'ALL', pageSize: pageSizes.homeSection } as const;
const unanswered: Partial<FoundGames> = {};

/** Searches the catalogue. A gateway that matches games' names alone is asked for the games of the provider next. */
export function useGameSearch({ text, asked, provider }: Asked): GameSearch {
  const scope = useCatalogScope();
  const isOffered = useIsOffered();
  const isAsked = asked !== '' && asked === text;
  const named = useFindGamesQuery({ ...scope, ...common, gameName: asked }, { skip: !isAsked });
  const { games: found, suggestion, totalPages = 0 } = (isAsked && named.currentData) || unanswered;

  const isProviderAsked = provider !== undefined && found?.length === 0;
  const ofProvider = useFindGamesQuery({ ...scope, ...common, vendor: provider?.code }, { skip: !isProviderAsked });
  const games = (isProviderAsked ? ofProvider.currentData?.games : found)?.filter(isOffered);
  const { isError, isFetching, refetch } = isProviderAsked ? ofProvider : named;
  return {
    games,
    suggestion,
    hasMore: totalPages > 1,
    hasFailed: isAsked && !games && isError && !isFetching,
    retry: () => void refetch(),
  };
}
