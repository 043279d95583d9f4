import { deviceOf } from '@parlour/kernel';

/**
 * In-app browsers have no tabs: a link that asks for a new one takes our place in some and does nothing in others. There every
 * link opens in this tab, and Back leads here.
 */
export function keepLinksInTab(): void {
  if (!deviceOf(window).inApp) return;
  document.addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[target=_blank]');
      if (link) link.target = '';
    },
    { capture: true },
  );
}
