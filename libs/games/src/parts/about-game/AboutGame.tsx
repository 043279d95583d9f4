import { LoadFailure } from '@parlour/api-client';
import { paths } from '@parlour/kernel';
import type { GameNote } from '@parlour/kernel/feature';
import { PauseNotice, usePlayState } from '@parlour/player';
import { useAmountText } from '@parlour/site/format';
import { Button } from '@parlour/ui/button';
import { Facts } from '@parlour/ui/facts';
import { Notice } from '@parlour/ui/notice';
import { Stack } from '@parlour/ui/page';
import { Sheet } from '@parlour/ui/sheet';
import { Skeleton } from '@parlour/ui/skeleton';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useGetGameDetailQuery, type GameDetail } from '../../api/discoveryApi';
import { GameRow } from '../../blocks/GameRow';
import { useCatalogScope } from '../../hooks/useCatalogScope';
import { isClassification, isGameFeature } from '../../rules/list/gameListView';
import { playPath, type PlayTarget } from '../../rules/play/playTarget';
import { asSentence } from '../../rules/play/readPlayTarget';
import type { Game } from '../../api/toGame';
import { GameHead } from './GameHead';

/** A game of a list, which has its picture, or the one that is played. */
type AnyGame = PlayTarget & Pick<Partial<Game>, 'image' | 'vendorName'>;

export type AboutGameProps = {
  /** The sheet is open while there is a game. */
  game?: AnyGame;
  /** The player is already in the game, so the sheet has no button to open it. */
  isPlaying?: boolean;
  note?: GameNote;
  onClose: () => void;
};

/** The information sheet of a game, opened from its tile and from the bar above it. */
export function AboutGame({ game, isPlaying = false, note, onClose }: AboutGameProps) {
  const { t } = useTranslation('games');
  return (
    <Sheet
      open={game !== undefined}
      onClose={onClose}
      title={game?.name || asSentence(t('play.inSentence.game'))}
      closeLabel={t('filter.close')}
    >
      {game && <GameFacts key={`${game.vendor} ${game.gameCode}`} game={game} isPlaying={isPlaying} note={note} />}
    </Sheet>
  );
}

type GameFactsProps = { game: AnyGame; isPlaying: boolean; note?: GameNote };

/** The facts of a game before playing: vendor, bets and return rate, buttons to play or try it, and more games of its vendor. */
function GameFacts({ game, isPlaying, note }: GameFactsProps) {
  const { t } = useTranslation('games');
  const scope = useCatalogScope();
  const { vendor, gameCode, gameType, nodeId } = game;
  const { data, error, isFetching, refetch } = useGetGameDetailQuery({ ...scope, vendor, gameCode });

  return (
    <Stack gap={4}>
      <GameHead nodeId={nodeId} path={game.image} vendorName={game.vendorName} detail={data} isFailed={error !== undefined} />
      {data && <FactList target={game} detail={data} />}
      {!data && error === undefined && <Skeleton shape="text" lines={7} />}
      {!data && error !== undefined && (
        <LoadFailure
          title={t('about.failed')}
          error={error}
          retryLabel={t('list.retry')}
          onRetry={() => void refetch()}
          isBusy={isFetching}
        />
      )}
      {!isPlaying && <GameActions target={game} detail={data} />}
      {/* The note loads late. It stands below the buttons, so that they do not move. */}
      {note?.({ vendor, gameType })}
      {!isPlaying && data && (
        <GameRow vendor={vendor} category={gameType} title={t('about.others', { vendor: data.vendorName })} without={nodeId} />
      )}
    </Stack>
  );
}

type FactListProps = { target: PlayTarget; detail: GameDetail };

/** The facts of a game, a maintenance notice, and an explanation of the return rate. */
function FactList({ target, detail }: FactListProps) {
  const { t } = useTranslation('games');
  const rowsOf = useFactRows(target, detail.currencySymbol);
  return (
    <>
      {detail.maintenance && <Notice tone="warn">{t('about.maintenance', { vendor: detail.vendorName })}</Notice>}
      <Facts rows={rowsOf(detail)} />
      {detail.returnRate != null && <p>{t('about.rateText')}</p>}
    </>
  );
}

/** Turns details into labelled rows. A fact that the gateway did not send has no row. */
function useFactRows({ gameType }: PlayTarget, symbol: string) {
  const { t } = useTranslation('games');
  const amountText = useAmountText(symbol, 'short');

  return ({ gameClassify, minBet, maxBet, returnRate, lines, volatility, features }: GameDetail) => {
    const kind = isClassification(gameClassify) ? t(`about.kind.${gameClassify}`) : t(`category.${gameType}`);
    const pairs: [string, string | undefined][] = [
      ['type', kind],
      ['minBet', minBet ? amountText(minBet) : undefined],
      ['maxBet', maxBet ? amountText(maxBet) : undefined],
      ['rate', returnRate ? `${Number((Number(returnRate) * 100).toFixed(2))}%` : undefined],
      ['lines', lines ? String(lines) : undefined],
      ['volatility', volatility ? t(`about.volatility.${volatility}`) : undefined],
      [
        'features',
        features
          .filter(isGameFeature)
          .map((code) => t(`feature.${code}`))
          .join(', '),
      ],
    ];
    return pairs.flatMap(([key, value]) => (value ? [{ label: t(`about.fact.${key}`), value }] : []));
  };
}

type GameActionsProps = {
  target: PlayTarget;
  /** Undefined while loading and after a failure. The game can be opened in any case. */
  detail?: GameDetail;
};

/** Buttons to play a game, unless it is in maintenance, and to try it without money, if the vendor has a demo. During a pause, a notice. */
function GameActions({ target, detail }: GameActionsProps) {
  const { t } = useTranslation('games');
  const { pause } = usePlayState();
  const path = playPath(target);
  if (pause) return <PauseNotice look="line" />;
  return (
    <>
      {!detail?.maintenance && (
        <Button as={Link} block to={path} data-direct>
          {t('about.play')}
        </Button>
      )}
      {detail?.hasDemo && (
        <Button as={Link} block variant="secondary" to={path.replace(paths.games.play, paths.games.demo)}>
          {t('about.demo')}
        </Button>
      )}
    </>
  );
}
