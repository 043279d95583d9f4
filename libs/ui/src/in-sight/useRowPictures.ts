import { type RefCallback, useCallback, useState } from 'react';
import type { ImageSource } from '../image';
import { whenInSight } from './whenInSight';

/** The props of an item: `ref` for the item, `load` for its image. */
type RowItem = { ref: RefCallback<Element> | undefined; load: ImageSource['load'] };

/**
 * Returns the props of an item of a row that scrolls sideways. The first `count` items have their pictures from the start; the others get
 * them once the last of these comes into view, so it should be the one just beyond the view. Browsers load lazy pictures 1,250 px ahead,
 * which in a row are pictures that most people never see. A wider screen shows that item at once.
 */
export function useRowPictures(count: number): (index: number) => RowItem {
  const [isTurned, setTurned] = useState(false);
  const watch = useCallback((item: Element | null) => (item ? whenInSight(item, () => setTurned(true)) : undefined), []);
  return (index) => ({ ref: index === count - 1 ? watch : undefined, load: isTurned || index < count ? 'near' : 'later' });
}
