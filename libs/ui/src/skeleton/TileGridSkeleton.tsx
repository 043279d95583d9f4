import { TileGrid } from '../tile/TileGrid';
import { TileSkeleton } from './Skeleton';
import styles from './Skeleton.module.css';

export type TileGridSkeletonProps = {
  /** Number of tiles, as many as are expected. */
  count?: number;
  /** Not animated: out of view, an animation would still cost the browser work. */
  isStill?: boolean;
};

/** Skeleton of a grid of game tiles. In a `Stack`, what follows it appears together with the tiles, whose number is not known before. */
export function TileGridSkeleton({ count = 6, isStill = false }: TileGridSkeletonProps) {
  return (
    <div className={styles.group} data-still={isStill || undefined} data-loading aria-hidden>
      <TileGrid>
        {Array.from({ length: count }, (_, tile) => (
          <div key={tile}>
            <TileSkeleton />
          </div>
        ))}
      </TileGrid>
    </div>
  );
}
