import styles from './Balls.module.css';

export type BallsProps = {
  numbers: readonly string[];
  /** Accessible name, for example "Last result 3, 8, 0". */
  label: string;
};

/** The drawn numbers. */
export function Balls({ numbers, label }: BallsProps) {
  return (
    <span className={styles.balls} role="img" aria-label={label}>
      {numbers.map((number, place) => (
        <span key={place} className={styles.ball}>
          {number}
        </span>
      ))}
    </span>
  );
}
