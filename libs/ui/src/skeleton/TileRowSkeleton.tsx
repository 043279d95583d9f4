import { TileRow, type TileRowProps } from '../tile/TileRow';
import group from './Skeleton.module.css';
import { TileSkeleton } from './TileSkeleton';

export type TileRowSkeletonProps = {
  /** Number of tiles, as many as are expected. */
  count?: number;
  /** The layout of the TileRow that follows. */
  layout?: TileRowProps['layout'];
  /** `card` for items as wide as two tiles. */
  width?: 'tile' | 'card';
  /** Not animated: out of view, an animation would still cost the browser work. */
  isStill?: boolean;
};

/** Skeleton of a row of tiles, of its final size. */
export function TileRowSkeleton({ count = 4, layout, width = 'tile', isStill = false }: TileRowSkeletonProps) {
  return (
    <div className={group.group} data-still={isStill || undefined} aria-hidden>
      <TileRow layout={layout}>
        {Array.from({ length: count }, (_, tile) => (
          <div key={tile} data-width={width}>
            <TileSkeleton ratio={width === 'card' ? '16/9' : '4/5'} />
          </div>
        ))}
      </TileRow>
    </div>
  );
}
