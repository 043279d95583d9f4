import { TileGrid } from '@parlour/ui/tile';
import type { ReactElement } from 'react';
import type { NearChunks } from './nearChunks';
import { useNearChunks } from './useNearChunks';
import styles from './ChunkedGrid.module.css';

export type ChunkedGridProps<Item> = {
  items: readonly Item[];
  /** Draws a tile; its key names the item. */
  children: (item: Item, index: number) => ReactElement;
};

/** Tiles of one chunk: whole rows, be they of two or of three. */
const chunkSize = 6;

/** A grid for thousands of tiles: only those near the view are built; each run of others is one empty box of their height. */
export function ChunkedGrid<Item>({ items, children }: ChunkedGridProps<Item>) {
  const count = Math.ceil(items.length / chunkSize);
  const [box, near] = useNearChunks(count);

  return (
    <div ref={box} className={styles.chunks}>
      {runsOf(near, count).map(({ chunk, skipped }) => {
        if (skipped) return <div key={`before ${chunk}`} style={{ blockSize: skipped * near.height }} />;
        const start = chunk * chunkSize;
        const part = items.slice(start, start + chunkSize);
        return (
          <div key={chunk} className={styles.chunk} data-chunk={chunk} data-full={part.length === chunkSize || undefined}>
            <TileGrid>{part.map((item, index) => children(item, start + index))}</TileGrid>
          </div>
        );
      })}
    </div>
  );
}

type Run = {
  /** A chunk to build, or the one after those that are skipped. */
  chunk: number;
  skipped?: number;
};

function runsOf({ first, last, focused }: NearChunks, count: number): Run[] {
  const end = Math.min(last, count - 1);
  const built = Array.from({ length: Math.max(0, end - first + 1) }, (_, index) => first + index);
  if (focused !== undefined && focused < first) built.unshift(focused);
  if (focused !== undefined && focused > end && focused < count) built.push(focused);

  const runs: Run[] = [];
  let next = 0;
  for (const chunk of [...built, count]) {
    if (chunk > next) runs.push({ chunk, skipped: chunk - next });
    if (chunk < count) runs.push({ chunk });
    next = chunk + 1;
  }
  return runs;
}
