import { type Locale, writeCookie } from '@parlour/kernel';
import { selectLocale, selectMerchant } from '@parlour/merchant';
import { selectIsLoggedIn } from '@parlour/player';
import type { AppStore } from '../store';

/** Whose home it is. The documents of home differ by nothing else, so that a shared cache can keep them. */
export type HomeVariant = { merchant: string; locale: Locale; kind: 'visitor' | 'player' };

/** `200jilif3.en.visitor` */
export function variantName({ merchant, locale, kind }: HomeVariant): string {
  return [merchant, locale, kind].join('.');
}

export function homeVariant(state: unknown): HomeVariant {
  return { merchant: selectMerchant(state).code, locale: selectLocale(state), kind: selectIsLoggedIn(state) ? 'player' : 'visitor' };
}

/** Tells the server by a cookie which home to send next time. The cookie says nothing else about the player. */
export function keepHomeVariant({ getState, subscribe }: Pick<AppStore, 'getState' | 'subscribe'>): void {
  let kept = '';
  const keep = () => {
    const name = variantName(homeVariant(getState()));
    if (name === kept) return;
    if (kept) import('../pwa/homeCopy').then(({ forgetHomeCopy }) => forgetHomeCopy()).catch(() => undefined);
    kept = name;
    writeCookie('home', name, '/m');
  };
  keep();
  subscribe(keep);
}
