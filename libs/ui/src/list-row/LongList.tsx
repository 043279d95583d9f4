import type { ReactElement, ReactNode } from 'react';
import { WindowList } from '../window-list';
import { ListGroup } from './ListGroup';
import styles from './LongList.module.css';

export type LongListProps<Item> = {
  /** All loaded items, up to about a thousand. */
  items: readonly Item[];
  /** Renders a row; its key identifies the item. */
  children: (item: Item, index: number) => ReactElement;
};

const chunkSize = 10;

/** A card of list rows that renders only rows near the viewport, for lists of up to a thousand. */
export function LongList<Item>({ items, children }: LongListProps<Item>) {
  return (
    <ListGroup>
      <WindowList items={items} size={chunkSize} kind="lines" chunk={Lines}>
        {children}
      </WindowList>
    </ListGroup>
  );
}

function Lines({ children }: { children: ReactNode }) {
  return <div className={styles.lines}>{children}</div>;
}
