/** A swipe back farther than this has moved the page itself: it is not animated again (specification 2, "Header shell"), in CSS pixels. */
export const SWIPE_BACK_PX = 100;

let start = 0;
let travelled = 0;

/** Follows the finger; the last swipe counts until the next touch. */
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
