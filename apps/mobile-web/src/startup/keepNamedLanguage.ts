import { toGatewayLanguage, writeStored } from '@parlour/kernel';
import { selectLocale } from '@parlour/merchant';

/**
 * Stores the language that the address named (`?lang=fil`), as if the player had chosen it, and takes it out of the address. Otherwise a reload
 * would undo a later choice.
 */
export function keepNamedLanguage(state: unknown): void {
  const url = new URL(window.location.href);
  if (!url.searchParams.has('lang')) return;
  writeStored('local', 'language', toGatewayLanguage(selectLocale(state)));
  url.searchParams.delete('lang');
  window.history.replaceState(window.history.state, '', url);
}
