import { Stack } from '@parlour/ui/page';
import { Skeleton, TileRowSkeleton } from '@parlour/ui/skeleton';
import styles from './HomeRestSkeleton.module.css';

/** Rows of wins, three in each of two columns. */
const wins = [1, 2, 3, 4, 5, 6];

/** The shape of `HomeRest`: the jackpot, the wins and the first row of games. It is below the fold at first, so it stands still. */
export function HomeRestSkeleton() {
  return (
    <Stack gap={2}>
      <span className={styles.jackpot}>
        <Skeleton shape="fill" isStill />
      </span>
      <Skeleton shape="text" isStill />
      <span className={styles.wins}>
        {wins.map((win) => (
          <Skeleton key={win} shape="row" isStill />
        ))}
      </span>
      <TileRowSkeleton isStill />
    </Stack>
  );
}
