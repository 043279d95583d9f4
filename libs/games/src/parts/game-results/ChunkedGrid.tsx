import { TileGrid, useTilesPerChunk } from '@parlour/ui/tile';
import { WindowList } from '@parlour/ui/window-list';
import type { ReactElement, ReactNode } from 'react';
import styles from './ChunkedGrid.module.css';

export type ChunkedGridProps<Item> = {
  items: readonly Item[];
  /** Renders a tile, as WindowList asks for it. Its key identifies the item. */
  children: (item: Item, index: number, isPlain: boolean) => ReactElement;
};

/** A grid for thousands of tiles, which renders only those near the view. */
export function ChunkedGrid<Item>({ items, children }: ChunkedGridProps<Item>) {
  const size = useTilesPerChunk();

  return (
    <div className={styles.chunks}>
      <WindowList items={items} size={size} kind={`tiles ${size}`} chunk={Tiles}>
        {children}
      </WindowList>
    </div>
  );
}

function Tiles({ children }: { children: ReactNode }) {
  return (
    <div className={styles.chunk}>
      <TileGrid>{children}</TileGrid>
    </div>
  );
}
