import { TileGrid } from '@parlour/ui/tile';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { observeNear } from './observeNear';

export type GridChunkProps = {
  renderTiles: () => ReactNode;
  isFirst: boolean;
  /** How full the chunk is, from 0 to 1. */
  share: number;
};

/** Height of a full chunk on this phone: holds the place of those that were not built yet. */
let usualHeight = 0;

/** A few rows of tiles, built while they are near the player's view. */
export function GridChunk({ renderTiles, isFirst, share }: GridChunkProps) {
  const box = useRef<HTMLDivElement>(null);
  const [isBuilt, setBuilt] = useState(isFirst || usualHeight === 0);
  const [height, setHeight] = useState(Math.ceil(usualHeight * share));

  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    return observeNear(element, (isNear) => {
      // A chunk that holds the focus stays, or a keyboard would fall back to the top of the page.
      const isNeeded = isNear || element.contains(document.activeElement);
      if (!isNeeded) {
        setHeight(element.offsetHeight);
        if (share === 1) usualHeight = element.offsetHeight;
      }
      setBuilt(isNeeded);
    });
  }, [share]);

  return (
    <div ref={box} style={isBuilt ? undefined : { blockSize: height }}>
      {isBuilt && <TileGrid>{renderTiles()}</TileGrid>}
    </div>
  );
}
