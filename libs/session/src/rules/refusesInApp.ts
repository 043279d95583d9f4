import type { Device } from '@parlour/kernel';
import type { SocialProvider } from '../wire/accessWire';

const ofFacebook: readonly Device['inApp'][] = ['Facebook', 'Messenger', 'Instagram'];

/** Detects providers that refuse logins from a web view: Google always, Facebook on Android outside its own apps. */
export function refusesInApp(provider: SocialProvider, { inApp, system }: Device): boolean {
  if (!inApp) return false;
  return provider === 'google' || (provider === 'facebook' && system === 'android' && !ofFacebook.includes(inApp));
}
