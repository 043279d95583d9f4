import { Icon } from '@parlour/ui/icon';
import { tierClass } from '@parlour/ui/tier';
import styles from './TierEmblem.module.css';

export type TierEmblemProps = {
  /** The colour, from `tierOf`. */
  tier: number;
  size: 'm' | 'l';
  /** The share of the way to the next level, from 0 to 1, shown as a ring. Left out if it is unknown. */
  share?: number;
};

/** The emblem of a VIP level, with a ring of progress around the player's own. The name and the amounts beside it say the same in words. */
export function TierEmblem({ tier, size, share }: TierEmblemProps) {
  return (
    <span className={`${styles.emblem} ${tierClass}`} data-tier={tier} data-size={size} aria-hidden>
      <svg className={styles.art} viewBox="0 0 48 48">
        {share !== undefined && (
          <>
            <circle className={styles.track} cx="24" cy="24" r="22" />
            <circle
              className={styles.done}
              cx="24"
              cy="24"
              r="22"
              pathLength="100"
              strokeDasharray={`${Math.round(share * 100)} 100`}
              transform="rotate(-90 24 24)"
            />
          </>
        )}
        <path className={styles.shield} d="M24 6 39 11v12c0 9.5-6.2 15.7-15 19C15.2 38.7 9 32.5 9 23V11Z" />
        <path className={styles.gleam} d="M24 6v36C15.2 38.7 9 32.5 9 23V11Z" />
      </svg>
      <span className={styles.mark}>
        <Icon name="crown" size={size === 'l' ? 'm' : 's'} />
      </span>
    </span>
  );
}

/** The colours that emblems have, from the first level to the highest. */
const TIERS = 7;

/** Returns the colour of the level at `place` of `count`, from 0 to 6. Up to seven levels have a colour each; more levels share them. */
export function tierOf(place: number, count: number): number {
  if (count <= TIERS) return Math.max(0, place);
  return Math.round((place / (count - 1)) * (TIERS - 1));
}
