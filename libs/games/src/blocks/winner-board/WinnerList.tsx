import { formatMoney } from '@parlour/kernel';
import { useImageFiles, useLocale } from '@parlour/merchant';
import type { IconName } from '@parlour/ui/icon';
import { IconButton } from '@parlour/ui/button';
import { SectionTitle } from '@parlour/ui/section';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Winner } from '../../api/toWinners';
import { limits } from '../../rules/limits';
import { WinnerRow } from './WinnerRow';
import styles from './WinnerList.module.css';

export type WinnerListProps = { icon: IconName; title: string; winners: Winner[]; symbol?: string };

/** Time in which the list moves up by one row. */
const secondsPerRow = 3;

/** A list of wins. More than three scroll in a loop, unless the player pauses it or prefers reduced motion. */
export function WinnerList({ icon, title, winners, symbol }: WinnerListProps) {
  const { t } = useTranslation('games');
  const id = useId();
  const locale = useLocale();
  const imageOf = useImageFiles();
  const [isPaused, setPaused] = useState(false);
  if (winners.length === 0) return null;

  const isLooping = winners.length > limits.winnersLoopAbove;
  const rows = (isCopy: boolean) =>
    winners.slice(0, isCopy ? limits.winnersLoopAbove : undefined).map((winner, index) => (
      <li key={`${winner.target.nodeId} ${winner.customerName} ${index}`}>
        <WinnerRow
          winner={winner}
          image={imageOf(winner.image, [200])}
          digits={formatMoney(winner.amount, { locale, decimals: 0 })}
          symbol={symbol}
          isCopy={isCopy}
        />
      </li>
    ));

  return (
    <section aria-labelledby={id}>
      <SectionTitle
        id={id}
        icon={icon}
        title={title}
        actions={
          isLooping && (
            <span className={styles.pause}>
              <IconButton
                icon={isPaused ? 'play' : 'pause'}
                tone="dim"
                label={t(isPaused ? 'winners.playLabel' : 'winners.pauseLabel', { title })}
                onClick={() => setPaused(!isPaused)}
              />
            </span>
          )
        }
      />
      <div className={styles.window} data-looping={isLooping || undefined} data-paused={isPaused || undefined}>
        <div className={styles.track} style={isLooping ? { animationDuration: `${winners.length * secondsPerRow}s` } : undefined}>
          <ul className={styles.list}>{rows(false)}</ul>
          {isLooping && (
            <ul className={styles.copy} aria-hidden>
              {rows(true)}
            </ul>
          )}
        </div>
      </div>
    </section>
  );
}
