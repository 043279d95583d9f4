import { type Page, expect } from '@playwright/test';

/** The title of the screen, and the labels of the menu, of tabs, of chips and of buttons. */
const labels = 'h1, nav :is(a, button), main :is([role=tab], button, label, :has(> select))';

/** Expects that no label is cut: neither its end by an ellipsis, nor the marks that Burmese writes above and below the line. */
export async function expectWholeLabels(page: Page): Promise<void> {
  const cut = await page.evaluate((selector) => {
    /** In pixels: sizes are rounded, and a font is a little higher than its letters. */
    const tolerance = { x: 1, y: 2 };
    const isHidden = (overflow: string) => /hidden|clip/.test(overflow);
    return [...document.querySelectorAll(selector)]
      .filter((label) => label.checkVisibility({ visibilityProperty: true }) && !label.closest('[inert], [popover]'))
      .flatMap((label) => [label, ...label.querySelectorAll(':not(select, option)')])
      .filter((part) => {
        const { overflowX, overflowY, webkitLineClamp, whiteSpace } = getComputedStyle(part);
        const hasText = [...part.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
        // Text for screen readers alone is one pixel wide. A name of two lines may end in an ellipsis.
        if (!hasText || part.clientWidth <= 1 || (webkitLineClamp !== 'none' && whiteSpace !== 'nowrap')) return false;
        const isShort = isHidden(overflowX) && part.scrollWidth > part.clientWidth + tolerance.x;
        return isShort || (isHidden(overflowY) && part.scrollHeight > part.clientHeight + tolerance.y);
      })
      .map((part) => part.textContent?.trim());
  }, labels);
  expect.soft(cut).toEqual([]);
}
