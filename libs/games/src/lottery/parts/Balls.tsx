import styles from './Balls.module.css';

export type BallsProps = {
  numbers: readonly string[];
  /** What a screen reader says: "Last result 3, 8, 0". */
  label: string;
};

/** What was drawn. */
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
