import { TileGrid } from '../tile/TileGrid';
import { Skeleton } from './Skeleton';
import group from './Skeleton.module.css';
import styles from './TileGridSkeleton.module.css';

export type TileGridSkeletonProps = {
  count?: number;
  /** It does not breathe: out of sight a browser would work for it all the same. */
  isStill?: boolean;
};

/** A grid of game tiles to come, of their final size. */
export function TileGridSkeleton({ count = 6, isStill = false }: TileGridSkeletonProps) {
  return (
    <div className={group.group} data-still={isStill || undefined} aria-hidden>
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
