import { paths, to } from '@parlour/kernel';
import type { SearchEntry } from '@parlour/kernel/feature';
import { Button } from '@parlour/ui/button';
import { ListGroup, ListRow } from '@parlour/ui/list-row';
import { Stack } from '@parlour/ui/page';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Game } from '../../api/toGame';
import { FoundRows } from './FoundRows';
import { GameRail } from './GameRail';
import styles from './SearchSheet.module.css';
import { useDeviceSearch } from './useDeviceSearch';
import { useGameSearch } from './useGameSearch';
import { useKnownGames } from './useKnownGames';

export type SearchResultsProps = {
  /** The text in the field. */
  text: string;
  /** The text of the last request to the gateway. It becomes `text` when the player stops typing. */
  asked: string;
  entries: readonly SearchEntry[];
  onSearch: (text: string) => void;
  /** Called when the player chooses a result. */
  onOpen: () => void;
};

/**
 * The results: at once those of the device, then the gateway's games. The status line and the row of games have a fixed height, so that
 * nothing moves when the gateway answers.
 */
export function SearchResults({ text, asked, entries, onSearch, onOpen }: SearchResultsProps) {
  const { t } = useTranslation('games');
  const { trending, known } = useKnownGames();
  const device = useDeviceSearch(text, { entries, games: known });
  const { games, suggestion, hasMore, hasFailed, retry } = useGameSearch({ text, asked, provider: device.vendors[0] });

  const found = games?.length ? games : device.games;
  const isEmpty = found.length + device.vendors.length + device.entries.length === 0;
  const isPending = !games && !hasFailed;
  const more = hasMore ? to(paths.games.list, {}, { gameType: 'ALL', gameName: suggestion ?? text }) : undefined;
  const meant = suggestion ?? (games?.length === 0 ? closestName(text, [...device.games, ...device.vendors]) : undefined);

  return (
    <div className={styles.search}>
      <SearchStatus
        text={text}
        state={stateOf({ hasFailed, isPending, isEmpty })}
        suggestion={meant}
        onSuggestion={onSearch}
        onRetry={retry}
      />
      <Stack gap={4}>
        <FoundGames games={found} trending={trending} isPending={isPending} more={more} onOpen={onOpen} />
        <FoundRows vendors={device.vendors} entries={device.entries} onOpen={onOpen} />
        {isEmpty && !isPending && (
          <ListGroup title={t('search.elsewhere')}>
            <ListRow as={Link} to={paths.games.center} icon="layout-grid" title={t('category.ALL')} onClick={onOpen} />
            <ListRow as={Link} to={paths.messaging.help} icon="help" title={t('search.help')} onClick={onOpen} />
          </ListGroup>
        )}
      </Stack>
    </div>
  );
}

type FoundGamesProps = {
  games: readonly Game[];
  trending: readonly Game[] | undefined;
  isPending: boolean;
  more: string | undefined;
  onOpen: () => void;
};

/** Shows the games that were found: a skeleton while the search runs, and the trending games if it found none. */
function FoundGames({ games, trending, isPending, more, onOpen }: FoundGamesProps) {
  const { t } = useTranslation('games');
  if (games.length > 0) return <GameRail title={t('search.games')} games={games} more={more} onOpen={onOpen} />;
  // Without trending games, a skeleton would appear and disappear again, which moves the rows below it.
  if (trending?.length === 0) return null;
  if (isPending) return <GameRail title={t('search.games')} games={undefined} onOpen={onOpen} />;
  return <GameRail title={t('search.trending')} games={trending} onOpen={onOpen} />;
}

type Outcome = { hasFailed: boolean; isPending: boolean; isEmpty: boolean };

function stateOf({ hasFailed, isPending, isEmpty }: Outcome): SearchStatusProps['state'] {
  if (hasFailed) return isEmpty ? 'unreachable' : 'failed';
  if (isPending) return 'pending';
  return isEmpty ? 'nothing' : 'found';
}

/**
 * Returns the name that a text was probably meant to be, out of names that resemble it, the best first. Returns undefined if one of them
 * contains the text as it is spelled. It stands in for the suggestion of a gateway that has none.
 */
function closestName(text: string, resembling: readonly { name: string }[]): string | undefined {
  const isSpelledRight = resembling.some(({ name }) => name.toLocaleLowerCase().includes(text.toLocaleLowerCase()));
  return isSpelledRight ? undefined : resembling[0]?.name;
}

type SearchStatusProps = {
  text: string;
  /** `failed`: the gateway did not answer, but the phone has its own results. `unreachable`: there are no results at all. */
  state: 'pending' | 'found' | 'nothing' | 'failed' | 'unreachable';
  /** The name that the player probably meant. */
  suggestion: string | undefined;
  onSuggestion: (text: string) => void;
  onRetry: () => void;
};

/** One line about the state of the search: the results' text, a suggestion, or a failure with a retry. Its height never changes. */
function SearchStatus({ text, state, suggestion, onSuggestion, onRetry }: SearchStatusProps) {
  const { t } = useTranslation('games');
  return (
    <div className={styles.status} role="status">
      {suggestion ? (
        <button type="button" className={styles.meant} onClick={() => onSuggestion(suggestion)}>
          {t('search.meant', { name: suggestion })}
        </button>
      ) : (
        <p className={styles.words}>{t(`search.state.${state}`, { text })}</p>
      )}
      {(state === 'failed' || state === 'unreachable') && (
        <Button size="s" variant="secondary" onClick={onRetry}>
          {t('list.retry')}
        </Button>
      )}
    </div>
  );
}
