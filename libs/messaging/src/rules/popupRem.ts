/** The specification's rem is 100 px wide, the app's is 16 px (the browser's text size). */
const PIXELS_PER_REM = 16;

/**
 * Returns a pop-up size in the app's rem, so that it has as many pixels as the gateway says (specification 9: px divided by 100,
 * in a rem of 100 px) and grows with the player's text size. Returns `undefined` for an invalid size.
 */
export function popupRem(pixels: number | null | undefined): string | undefined {
  return typeof pixels === 'number' && Number.isFinite(pixels) && pixels > 0 ? `${pixels / PIXELS_PER_REM}rem` : undefined;
}
