import type { BrowserContext } from '@playwright/test';

/** The ids of the sandbox's pop-ups. Only `overlays.test.ts` tests the overlays of home. */
const seen = ['PH', 'MM'].flatMap((country) => ['evening', 'break'].map((id) => `${country}-${id}`));

/** Prepares a browser whose player was here before, has agreed to the terms and has seen the pop-ups. */
export async function answerPopups(context: BrowserContext): Promise<void> {
  await context.addInitScript((ids) => {
    try {
      localStorage.setItem('agreeTerms', '"2126-01-01"');
      localStorage.setItem('visited', 'true');
      sessionStorage.setItem('popupsSeen', JSON.stringify(ids));
    } catch {
      // A frame without storage shows no pop-ups.
    }
  }, seen);
}
