import { Skeleton } from './Skeleton';
import styles from './TileSkeleton.module.css';

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
