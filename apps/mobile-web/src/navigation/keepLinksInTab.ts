import { deviceOf } from '@parlour/kernel';

/**
 * Opens every link in this tab inside in-app browsers, which have no tabs: in some of them a link to a new tab does nothing. Back returns to
 * the app.
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
