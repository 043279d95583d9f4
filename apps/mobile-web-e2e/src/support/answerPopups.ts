import type { BrowserContext } from '@playwright/test';

/** Pop-ups of the sandbox's world; what comes over home by itself is the subject of `overlays.test.ts` alone. */
const seen = ['PH', 'MM'].flatMap((country) => ['evening', 'break'].map((id) => `${country}-${id}`));

/** A browser whose player has agreed to the terms and has seen the pop-ups. */
export async function answerPopups(context: BrowserContext): Promise<void> {
  await context.addInitScript((ids) => {
    try {
      localStorage.setItem('agreeTerms', '"2126-01-01"');
      sessionStorage.setItem('popupsSeen', JSON.stringify(ids));
    } catch {
      // a frame without storage has no pop-ups
    }
  }, seen);
}
