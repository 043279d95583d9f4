const PIXELS_PER_REM = 100;

/** Pop-up sizes come in pixels and are drawn in rem: divided by 100 (specification 9). Nothing for what is no size. */
export function popupRem(pixels: number | null | undefined): string | undefined {
  return typeof pixels === 'number' && Number.isFinite(pixels) && pixels > 0 ? `${pixels / PIXELS_PER_REM}rem` : undefined;
}
