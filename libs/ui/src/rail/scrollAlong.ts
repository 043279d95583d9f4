/**
 * Scrolls a row by a distance in pixels in the direction of reading: forward leads to the left on a page from right to left, whose scroll
 * positions are negative.
 */
export function scrollAlong(row: HTMLElement, forward: number, behavior?: ScrollBehavior): void {
  const isRightToLeft = row.closest<HTMLElement>('[dir]')?.dir === 'rtl';
  row.scrollBy({ left: isRightToLeft ? -forward : forward, behavior });
}
