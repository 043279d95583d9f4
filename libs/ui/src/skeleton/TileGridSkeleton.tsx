import { TileGrid, type TileGridProps } from '../tile/TileGrid';
import { Skeleton, TileSkeleton } from './Skeleton';
import styles from './Skeleton.module.css';

export type TileGridSkeletonProps = {
  count?: number;
  /** The layout of the TileGrid that follows. */
  layout?: TileGridProps['layout'];
  /** Not animated: out of view, an animation would still cost the browser work. */
  isStill?: boolean;
};

/** Skeleton of a grid of game tiles. In a `Stack`, what follows it appears together with the tiles, whose number is not known before. */
export function TileGridSkeleton({ count = 6, layout, isStill = false }: TileGridSkeletonProps) {
  return (
    <div className={styles.group} data-still={isStill || undefined} data-loading aria-hidden>
      <TileGrid layout={layout}>
        {Array.from({ length: count }, (_, tile) =>
          layout === 'rows' ? (
            <div key={tile} className={styles.row}>
              <Skeleton shape="block" ratio="16/9" />
              <Skeleton shape="text" lines={3} />
            </div>
          ) : (
            <div key={tile}>
              <TileSkeleton />
            </div>
          ),
        )}
      </TileGrid>
    </div>
  );
}
