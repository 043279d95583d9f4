import { TileGrid } from '../tile/TileGrid';
import { Skeleton } from './Skeleton';
import group from './Skeleton.module.css';
import styles from './TileGridSkeleton.module.css';

export type TileGridSkeletonProps = {
  /** Number of tiles, as many as are expected. */
  count?: number;
  /** Not animated: out of view, an animation would still cost the browser work. */
  isStill?: boolean;
};

/** Skeleton of a grid of game tiles, of its final size. */
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
