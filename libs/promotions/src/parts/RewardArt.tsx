import type { ReactNode } from 'react';
import type { Reward } from '../wire/rewardWire';
import styles from './RewardArt.module.css';

export type RewardPicture = 'coin' | 'coins2' | 'coins3' | 'coins5' | 'coins7' | 'bag' | 'chest' | 'gift' | 'medal' | 'ticket';

type RewardArtProps = { picture: RewardPicture; size?: 's' | 'm' | 'l' };

/** An illustration of a reward. It is decorative, because the text beside it says the same. */
export function RewardArt({ picture, size = 'm' }: RewardArtProps) {
  return (
    <svg className={styles.art} data-size={size} viewBox="0 0 32 32" aria-hidden>
      {pictures[picture]}
    </svg>
  );
}

type Stack = { x: number; count: number; radius: number };

function stack({ x, count, radius }: Stack): ReactNode {
  const height = radius * 0.4;
  return Array.from({ length: count }, (_, index) => {
    const y = 29.5 - 2 * height - radius * 0.55 * index;
    return (
      <g key={`${x} ${index}`}>
        <path className={styles.edge} d={`M${x - radius} ${y}v${height}a${radius} ${height} 0 0 0 ${2 * radius} 0V${y}Z`} />
        <ellipse className={styles.gold} cx={x} cy={y} rx={radius} ry={height} />
      </g>
    );
  });
}

const star = (x: number, y: number) => (
  <path className={styles.mark} d={`M${x} ${y - 4}l1.2 2.6 2.8.3-2.1 1.9.6 2.8-2.5-1.4-2.5 1.4.6-2.8-2.1-1.9 2.8-.3Z`} />
);

const pictures: Record<RewardPicture, ReactNode> = {
  coin: (
    <>
      <circle className={styles.edge} cx="16.8" cy="17" r="10" />
      <circle className={styles.gold} cx="15.5" cy="16" r="10" />
      <circle className={styles.rim} cx="15.5" cy="16" r="7" />
      {star(15.5, 16)}
    </>
  ),
  coins2: stack({ x: 16, count: 2, radius: 11 }),
  coins3: stack({ x: 16, count: 3, radius: 11 }),
  coins5: [stack({ x: 9, count: 2, radius: 7 }), stack({ x: 23, count: 3, radius: 7 })],
  coins7: [stack({ x: 9, count: 3, radius: 7 }), stack({ x: 23, count: 5, radius: 7 })],
  bag: (
    <>
      <path className={styles.cloth} d="M12 10C6 14 4 19 4 23c0 4 3 6 12 6s12-2 12-6c0-4-2-9-8-13Z" />
      <path className={styles.cloth} d="m12 10-3-6c3 1 4-1 7-1s4 2 7 1l-3 6Z" />
      <path className={styles.band} d="M11 10.5h10" />
      <circle className={styles.gold} cx="16" cy="20" r="5.5" />
      {star(16, 20)}
    </>
  ),
  chest: (
    <>
      <circle className={styles.gold} cx="11" cy="12" r="3.5" />
      <circle className={styles.gold} cx="17" cy="10.5" r="3.5" />
      <circle className={styles.gold} cx="22" cy="12.5" r="3.5" />
      <path className={styles.lid} d="M4 11c0-4.5 3-8 7-8h10c4 0 7 3.5 7 8l-2 1C25 8 23 6.5 21 6.5H11C9 6.5 7 8 6 12Z" />
      <path className={styles.cloth} d="M4 14h24v12a3 3 0 0 1-3 3H7a3 3 0 0 1-3-3Z" />
      <path className={styles.band} d="M4 18h24M9 14v15M23 14v15" />
      <rect className={styles.gold} x="13" y="15" width="6" height="7" rx="1.5" />
      <circle className={styles.hole} cx="16" cy="18" r="1.2" />
    </>
  ),
  gift: (
    <>
      <path className={styles.bow} d="M16 10c-2-6-9-7-9-3 0 3 5 3 9 3 4 0 9 0 9-3 0-4-7-3-9 3Z" />
      <rect className={styles.cloth} x="5" y="15" width="22" height="14" rx="2" />
      <rect className={styles.lid} x="3" y="10" width="26" height="6" rx="1.5" />
      <path className={styles.gold} d="M14 10h4v19h-4Z" />
    </>
  ),
  medal: (
    <>
      <path className={styles.cloth} d="M9 3h6l3 9-5 2Z" />
      <path className={styles.lid} d="M23 3h-6l-3 9 5 2Z" />
      <circle className={styles.edge} cx="16.6" cy="20.6" r="8.5" />
      <circle className={styles.gold} cx="16" cy="20" r="8.5" />
      <circle className={styles.rim} cx="16" cy="20" r="6" />
      {star(16, 20)}
    </>
  ),
  ticket: (
    <>
      <path className={styles.cloth} d="M3 9h26v5a2.5 2.5 0 0 0 0 5v5H3v-5a2.5 2.5 0 0 0 0-5Z" />
      <path className={styles.stub} d="M22 10v13" />
      <circle className={styles.gold} cx="12.5" cy="16.5" r="5" />
      {star(12.5, 16.5)}
    </>
  ),
};

const pictureOfKind: Record<Reward['kind'], RewardPicture> = { offer: 'gift', mission: 'medal', signUp: 'ticket' };

export function pictureOf({ kind }: Pick<Reward, 'kind'>): RewardPicture {
  return pictureOfKind[kind];
}
