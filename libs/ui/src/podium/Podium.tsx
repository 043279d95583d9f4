import type { ReactNode } from 'react';
import styles from './Podium.module.css';

export type PodiumPlace = {
  id: string;
  place: number;
  name: ReactNode;
  /** "₱9,000" */
  score: string;
  /** "Prize ₱500" */
  prize?: string | undefined;
  isOwn?: boolean;
};

export type PodiumProps = {
  /** The accessible name: "Top three". */
  label: string;
  /** Up to three places, the first one first. */
  places: readonly PodiumPlace[];
};

/** The first three of a ranking. The first stands in the middle and highest, and is read first. */
export function Podium({ label, places }: PodiumProps) {
  return (
    <ol className={styles.podium} aria-label={label} data-arrives="whole">
      {places.map(({ id, place, name, score, prize, isOwn }) => (
        <li key={id} className={styles.step} data-own={isOwn || undefined}>
          <span className={styles.place}>#{place}</span>
          <span className={styles.name}>{name}</span>
          <span className={styles.score}>{score}</span>
          {prize !== undefined && <span className={styles.prize}>{prize}</span>}
        </li>
      ))}
      <li hidden data-end />
    </ol>
  );
}
