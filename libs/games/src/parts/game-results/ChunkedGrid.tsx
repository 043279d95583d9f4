import { TileGrid, type TileGridProps } from '@parlour/ui/tile';
import { WindowList } from '@parlour/ui/window-list';
import type { ReactElement, ReactNode } from 'react';
import styles from './ChunkedGrid.module.css';

type ChunkedGridProps<Item> = {
  items: readonly Item[];
  layout?: TileGridProps['layout'];
  /** Renders a tile, as WindowList asks for it. Its key identifies the item. */
  children: (item: Item, index: number, isPlain: boolean) => ReactElement;
};

/** Whole rows at any width: two or three tiles in a row on a phone, six on a tablet, where there are two rows beside each other. */
const chunkSize = { grid: 6, rows: 4 };

/** A grid for thousands of tiles, which renders only those near the view. */
export function ChunkedGrid<Item>({ items, layout = 'grid', children }: ChunkedGridProps<Item>) {
  const size = chunkSize[layout];

  return (
    <div className={styles.chunks}>
      <WindowList items={items} size={size} kind={`${layout} ${size}`} chunk={layout === 'rows' ? Rows : Tiles}>
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

function Rows({ children }: { children: ReactNode }) {
  return (
    <div className={styles.chunk}>
      <TileGrid layout="rows">{children}</TileGrid>
    </div>
  );
}
