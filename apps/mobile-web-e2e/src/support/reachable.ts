import type { Page } from '@playwright/test';

/**
 * Sets the default font size as the browser's own settings do. The text of a page that measures in `rem` follows it; what is measured in
 * pixels does not.
 */
export async function setDefaultFontSize(page: Page, pixels: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: pixels, fixed: pixels } });
  await session.detach();
  // A new size takes effect with the next frame.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

const controls = 'a[href], button, input, select, textarea, summary, [role=button]';

/** Returns the names of the visible controls of the open dialog, or else of the page. Numbers are left out, because they change while a page is open. */
export function visibleControls(page: Page): Promise<string[]> {
  return page.evaluate((selector) => {
    const root = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
    return [...root.querySelectorAll<HTMLElement>(selector)]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }) && !control.closest('[inert], [popover]'))
      .map((control) => (control.getAttribute('aria-label') || control.textContent || control.id).replace(/[\d,.:]+/g, '#').trim());
  }, controls);
}

/** Gives each control the focus, and tells of those that a player cannot use: outside the screen, covered, or with text that is cut off. */
export function unreachableControls(page: Page): Promise<string[]> {
  return page.evaluate((selector) => {
    const root = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
    const width = document.documentElement.clientWidth;
    /** In pixels: positions are fractional, and rows end at the edge of the screen. */
    const tolerance = 2;

    const ancestors = function* (element: Element) {
      for (let each: Element | null = element; each; each = each.parentElement) yield each;
    };
    const hasPosition = (element: Element) => /fixed|sticky/.test(getComputedStyle(element).position);
    const scrollsSideways = (element: Element) =>
      /auto|scroll/.test(getComputedStyle(element).overflowX) && element.scrollWidth > element.clientWidth;

    /** The element that covers a point of this control. A message that disappears by itself does not count. */
    function coverAt(control: Element, x: number, y: number): Element | undefined {
      const top = document.elementFromPoint(x, y);
      if (!top || control.contains(top) || top.contains(control) || top.closest('[popover]')) return undefined;
      return top.closest('label')?.contains(control) ? undefined : top;
    }

    /** A bar covers a control even with one edge. Other neighbours may reach into it, as the heart of a tile does. */
    function faultOf(control: HTMLElement): string | undefined {
      const box = control.getBoundingClientRect();
      const left = Math.max(box.left, 0);
      const right = Math.min(box.right, width);
      const row = [...ancestors(control)].find(scrollsSideways);
      if (right - left < 8 || box.height < 8) return 'has no size on the screen';
      // A link longer than its row is scrolled through, so it may reach beyond the screen.
      const isLong = row && box.width > row.clientWidth - 48;
      if (!isLong && (box.left < -tolerance || box.right > width + tolerance))
        return `reaches from ${Math.round(box.left)} to ${Math.round(box.right)}`;
      const points = [box.top + 3, (box.top + box.bottom) / 2, box.bottom - 3].filter((y) => y > 0 && y < innerHeight);
      const covers = points.map((y) => coverAt(control, (left + right) / 2, y));
      const over = covers.flatMap((cover) =>
        [...(cover ? ancestors(cover) : [])].filter((each) => hasPosition(each) && !each.contains(control)),
      );
      const bar = over.find((each) => each.getBoundingClientRect().width > width / 2);
      if (bar && box.height < innerHeight / 2) return `is covered by the bar <${bar.tagName} ${bar.className}>`;
      // A small floating button is no fault: the player scrolls the control away from under it.
      return covers.every(Boolean) && over.length === 0 ? `is covered by <${covers[0]?.tagName} ${covers[0]?.className}>` : undefined;
    }

    function cutText(control: HTMLElement): string | undefined {
      const parts = [control, ...control.querySelectorAll<HTMLElement>('*')];
      return parts
        .find((part) => {
          const style = getComputedStyle(part);
          const hasText = [...part.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
          // An ellipsis says that there is more, which the name of the control has.
          if (!hasText || part.clientWidth <= 1 || style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none') return false;
          const isCut = (overflow: string, size: number, room: number) => !/visible|auto|scroll/.test(overflow) && size > room + tolerance;
          return isCut(style.overflowX, part.scrollWidth, part.clientWidth) || isCut(style.overflowY, part.scrollHeight, part.clientHeight);
        })
        ?.textContent?.trim();
    }

    return [...root.querySelectorAll<HTMLElement>(selector)].flatMap((control) => {
      if (!control.checkVisibility({ visibilityProperty: true }) || control.closest('[inert], [popover]') || control.matches(':disabled'))
        return [];
      const former = document.activeElement;
      control.focus();
      for (const animation of [former, control].flatMap((element) => element?.getAnimations() ?? [])) animation.finish();
      // A radio button or a file field may be an invisible part of its label.
      const isHidden = control.offsetWidth < 8 || getComputedStyle(control).opacity === '0';
      const target = (isHidden && control.closest('label')) || control;
      // A finger turns a row further than the focus does.
      target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      const name = (control.getAttribute('aria-label') || control.textContent || control.id).trim().slice(0, 40);
      const cut = cutText(target);
      return [faultOf(target), cut && `cuts off “${cut}”`].flatMap((fault) => (fault ? [`${control.tagName} “${name}” ${fault}`] : []));
    });
  }, controls);
}

/** The elements that make the page scroll sideways. */
export function overflowingElements(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const isInRow = (element: Element) => {
      for (let each = element.parentElement; each; each = each.parentElement)
        if (each !== document.body && getComputedStyle(each).overflowX !== 'visible') return true;
      return false;
    };
    return [...document.querySelectorAll('body *')].flatMap((element) => {
      const { right } = element.getBoundingClientRect();
      return right > clientWidth + 1 && !isInRow(element) ? [`<${element.tagName} ${element.className}> ends at ${Math.round(right)}`] : [];
    });
  });
}
