/**
 * After a longer swipe back the browser has already animated the page, so the app does not animate it again (specification 2,
 * "Header shell"). In CSS pixels.
 */
export const SWIPE_BACK_PX = 100;

let start = 0;
let travelled = 0;

/** Tracks the finger. The last swipe counts until the next touch. */
export function watchSwipes(): void {
  const from = ({ touches }: TouchEvent) => touches[0]?.clientX ?? 0;
  window.addEventListener('touchstart', (event) => {
    start = from(event);
    travelled = 0;
  });
  window.addEventListener('touchmove', (event) => {
    travelled = from(event) - start;
  });
}

export function wasSwipedBack(): boolean {
  return travelled > SWIPE_BACK_PX;
}
