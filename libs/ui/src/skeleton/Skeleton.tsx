import styles from './Skeleton.module.css';

export type SkeletonProps = {
  /**
   * `text` takes a number of lines, `block` an aspect ratio, `fill` covers its container, `circle` is an avatar, `row` a list
   * row, `control` a button.
   */
  shape: 'text' | 'block' | 'fill' | 'circle' | 'row' | 'control';
  /** Width to height of a `block`. */
  ratio?: '4/5' | '16/9' | '5/2' | '3/2' | '1/1';
  /** Number of lines of a `text`; the last one is shorter. */
  lines?: number;
};

/** Placeholder of the final size while content loads. It appears after 150 ms, so that quick replies do not flicker. */
export function Skeleton({ shape, ratio, lines = 1 }: SkeletonProps) {
  if (shape !== 'text') return <span className={styles.skeleton} data-shape={shape} data-ratio={ratio} aria-hidden />;
  return (
    <span className={styles.lines} aria-hidden>
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className={styles.skeleton} data-shape="text" />
      ))}
    </span>
  );
}
