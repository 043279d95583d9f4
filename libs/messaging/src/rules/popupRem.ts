const PIXELS_PER_REM = 100;

/**
 * Converts a pop-up size from pixels to rem by dividing it by 100 (specification 9). Returns `undefined` for an invalid size.
 */
export function popupRem(pixels: number | null | undefined): string | undefined {
  return typeof pixels === 'number' && Number.isFinite(pixels) && pixels > 0 ? `${pixels / PIXELS_PER_REM}rem` : undefined;
}
