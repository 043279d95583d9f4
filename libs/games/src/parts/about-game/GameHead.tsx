import { useImageFiles } from '@parlour/content';
import { groupDigits } from '@parlour/kernel/money';
import { useLocale } from '@parlour/site';
import { useAmountText } from '@parlour/site/format';
import { Image } from '@parlour/ui/image';
import { Skeleton } from '@parlour/ui/skeleton';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import type { GameDetail } from '../../api/discoveryApi';
import { selectFigures } from '../../gamesSlice';
import styles from './GameHead.module.css';

export type GameHeadProps = {
  nodeId: string;
  /** Address of the picture that the tile shows. */
  src?: string;
  /** Path of its image on the CDN; otherwise that of the details. */
  path?: string;
  vendorName?: string;
  /** Undefined until they are known. */
  detail?: GameDetail;
  /** They could not be loaded. */
  isFailed?: boolean;
  /** Stands below the figures. */
  children?: ReactNode;
};

/** The picture of a game with its provider and its present figures, which have their room before they are known. */
export function GameHead({ nodeId, src, path, vendorName, detail, isFailed = false, children }: GameHeadProps) {
  const filesOf = useImageFiles();
  const own = path ?? detail?.mobileLargeIcon;
  const isLoading = !detail && !isFailed;
  const source = src ? { src } : own ? { ...filesOf(own, [200]), sizes: '96px' } : undefined;

  return (
    <div className={styles.head}>
      {(source ?? isLoading) && (
        <div className={styles.art}>{source ? <Image {...source} ratio="4/5" load="soon" /> : <Skeleton shape="block" ratio="4/5" />}</div>
      )}
      <div className={styles.words}>
        <p className={styles.vendor}>{vendorName ?? detail?.vendorName ?? (isLoading && <Skeleton shape="text" />)}</p>
        <p className={styles.figures}>{detail && <Figures nodeId={nodeId} detail={detail} />}</p>
        {children}
      </div>
    </div>
  );
}

type WithGames = Parameters<typeof selectFigures>[0];

/** Who plays and what was won. A figure that the gateway did not send has no line. */
function Figures({ nodeId, detail }: { nodeId: string; detail: GameDetail }) {
  const { t } = useTranslation('games');
  const { freeSeats, lastWins, currencySymbol } = detail;
  // The tile may have a newer figure, which the sheet must not contradict.
  const players = useSelector((state: WithGames) => selectFigures(state, nodeId)?.players) ?? detail.players;
  const locale = useLocale();
  const amount = useAmountText(currencySymbol, 'short');
  const seats = freeSeats === 0 ? t('table.full') : freeSeats != null && t('table.seats', { count: freeSeats });
  const playing = players ? t('tile.players', { players: groupDigits(`${players}`, locale) }) : undefined;

  return (
    <>
      <span>{[playing, seats].filter(Boolean).join(' · ')}</span>
      <span>{lastWins.length > 0 && t('about.lastWins', { amounts: lastWins.map((win) => amount(win)).join(' · ') })}</span>
    </>
  );
}
