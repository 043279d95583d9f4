import { Image } from '@parlour/ui/image';
import { skipToken } from '@reduxjs/toolkit/query';
import { homeApi, useGetGamePageQuery } from '../api/homeApi';
import { useCatalogScope } from '../hooks/useCatalogScope';
import { useGameImage } from '../hooks/useGameImage';
import { useHomeSections } from '../hooks/useHomeSections';
import { pageSizes } from '../rules/limits';

/** Tiles of a row that are in view. */
const inView = 4;

/**
 * Reads the games of home's first category and renders nothing. The server renders it when it takes the data of home, so that the first scroll
 * waits for no call (ADR 0035).
 */
export function NextSectionData() {
  useNextSection();
  return null;
}

/** Loads the pictures of home's first category before the first scroll, if the document has brought its games. It asks the gateway nothing. */
export function NextSectionPictures() {
  const { arg, games } = useNextSection();
  const imageOf = useGameImage();
  // The games stay in the store while a component uses them.
  useGetGamePageQuery(games && arg ? arg : skipToken);
  if (!games) return null;

  return (
    <div hidden>
      {games.slice(0, inView).map((game) => (
        <Image key={game.nodeId} ratio="4/5" {...imageOf(game)} load="soon" />
      ))}
    </div>
  );
}

function useNextSection() {
  const scope = useCatalogScope();
  const [gameType] = useHomeSections().categories;
  const arg = gameType && { ...scope, gameType, pageNo: 1, pageSize: pageSizes.homeSection };
  const { data } = homeApi.endpoints.getGamePage.useQueryState(arg ?? skipToken);
  return { arg, games: data?.games };
}
