import { type Locale, writeCookie } from '@parlour/kernel';
import { selectLocale, selectMerchant } from '@parlour/merchant';
import { selectIsLoggedIn } from '@parlour/player';
import type { AppStore } from '../store';

export const kinds = ['visitor', 'player'] as const;

/** Whose page it is. The documents of an address differ by nothing else, so that a shared cache can keep them. */
export type PageVariant = { merchant: string; locale: Locale; kind: (typeof kinds)[number] };

/** `200jilif3.en.visitor` */
export function variantName({ merchant, locale, kind }: PageVariant): string {
  return [merchant, locale, kind].join('.');
}

export function pageVariant(state: unknown): PageVariant {
  return { merchant: selectMerchant(state).code, locale: selectLocale(state), kind: selectIsLoggedIn(state) ? 'player' : 'visitor' };
}

/** Tells the server by a cookie which pages to send next time. The cookie says nothing else about the player. */
export function keepPageVariant({ getState, subscribe }: Pick<AppStore, 'getState' | 'subscribe'>): void {
  let kept = '';
  const keep = () => {
    const name = variantName(pageVariant(getState()));
    if (name === kept) return;
    if (kept) import('../pwa/pageCopies').then(({ forgetPageCopies }) => forgetPageCopies()).catch(() => undefined);
    kept = name;
    writeCookie('home', name, '/m');
  };
  keep();
  subscribe(keep);
}
