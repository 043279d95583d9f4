import { TileGrid } from '../tile/TileGrid';
import { Skeleton } from './Skeleton';
import styles from './TileGridSkeleton.module.css';

export type TileGridSkeletonProps = { count?: number };

/** A grid of game tiles to come, of their final size. */
export function TileGridSkeleton({ count = 6 }: TileGridSkeletonProps) {
  return (
    <div aria-hidden>
      <TileGrid>
        {Array.from({ length: count }, (_, tile) => (
          <div key={tile}>
            <Skeleton shape="block" ratio="4/5" />
            <span className={styles.name}>
              <Skeleton shape="text" />
            </span>
          </div>
        ))}
      </TileGrid>
    </div>
  );
}
