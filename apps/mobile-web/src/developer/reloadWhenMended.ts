import { i18n } from '../i18n';

/** Vite's event after it has replaced edited modules. */
type Hot = { on: (event: 'vite:afterUpdate', listener: () => void) => void };

/** React tries a screen again that broke while it was shown, soon after the update. In milliseconds. */
const PATIENCE_MS = 300;

/** The titles of the pages in place of a broken screen (failure/ErrorScreen.tsx). */
const titles = ['failure.title', 'unverified.title', 'update.title'];

/** Loads the page again after an edit if its screen is still broken: neither React nor Vite tries a screen again that was opened broken. */
export function reloadWhenMended(hot: Hot | undefined, reload = () => window.location.reload()): void {
  hot?.on('vite:afterUpdate', () => setTimeout(() => isScreenBroken() && reload(), PATIENCE_MS));
}

function isScreenBroken(): boolean {
  const shown = document.querySelector('main')?.textContent ?? '';
  // A text that has not loaded yet is empty, and so it is not shown.
  return titles.map((key) => i18n.t(key, { ns: 'shell' })).some((title) => title !== '' && shown.includes(title));
}
