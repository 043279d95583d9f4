import type { Device } from '@parlour/kernel';
import type { SocialProvider } from '../wire/accessWire';

const ofFacebook: readonly Device['inApp'][] = ['Facebook', 'Messenger', 'Instagram'];

/** Providers that let nobody log in from a web view: Google never, Facebook on Android in other apps than its own. */
export function refusesInApp(provider: SocialProvider, { inApp, system }: Device): boolean {
  if (!inApp) return false;
  return provider === 'google' || (provider === 'facebook' && system === 'android' && !ofFacebook.includes(inApp));
}
