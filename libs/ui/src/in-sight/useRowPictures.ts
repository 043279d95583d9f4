import { type RefCallback, useCallback, useState } from 'react';
import type { ImageSource } from '../image';
import { watchSight } from './watchSight';

/** The props of an item: `ref` for the item, `load` for its image. */
type RowItem = { ref: RefCallback<Element> | undefined; load: ImageSource['load'] };

/**
 * Returns the props of an item of a row that scrolls sideways. The first `count` items have their pictures from the start. The other items get
 * theirs when the last of the first ones comes into view, so `count` should include one item beyond the view. Browsers load lazy pictures
 * 1,250 px ahead, and most people never see those of a row. On a wider screen all items have their pictures at once.
 */
export function useRowPictures(count: number): (index: number) => RowItem {
  const [isTurned, setTurned] = useState(false);
  const watch = useCallback(
    (item: Element | null) => (item ? watchSight(item, (isInSight) => isInSight && setTurned(true)) : undefined),
    [],
  );
  return (index) => ({ ref: index === count - 1 ? watch : undefined, load: isTurned || index < count ? 'near' : 'later' });
}
