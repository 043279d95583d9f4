import { TileRow, type TileRowProps } from '../tile/TileRow';
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
  /** Not animated: out of view, an animation would still cost the browser work. */
  isStill?: boolean;
};

/** Placeholder of the final size while content loads. It appears after 150 ms, so that quick replies do not flicker. */
export function Skeleton({ shape, ratio, lines = 1, isStill = false }: SkeletonProps) {
  const still = isStill || undefined;
  if (shape !== 'text') return <span className={styles.skeleton} data-shape={shape} data-ratio={ratio} data-still={still} aria-hidden />;
  return (
    <span className={styles.lines} aria-hidden>
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className={styles.skeleton} data-shape="text" data-still={still} />
      ))}
    </span>
  );
}

export type TileSkeletonProps = {
  /** The proportions of the tile's picture; upright unless given. */
  ratio?: '4/5' | '16/9';
  /** The tile has a line below its name. */
  hasVendorLabel?: boolean;
};

/** Skeleton of a game tile: the picture and the name. */
export function TileSkeleton({ ratio = '4/5', hasVendorLabel = false }: TileSkeletonProps) {
  return (
    <>
      <Skeleton shape="block" ratio={ratio} />
      <span className={styles.name}>
        <Skeleton shape="text" />
      </span>
      {hasVendorLabel && <span className={styles.vendor}>&nbsp;</span>}
    </>
  );
}

export type TileRowSkeletonProps = {
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
    <div className={styles.group} data-still={isStill || undefined} aria-hidden>
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
