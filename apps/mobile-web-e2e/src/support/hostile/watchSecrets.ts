import { type Page, expect } from '@playwright/test';

/** A page's content, storage and address as one text. Text that is typed into fields belongs to the player and is left out. */
async function everythingOf(page: Page): Promise<string> {
  const inside = await page.evaluate(async () => {
    const attributes = [...document.querySelectorAll('*')].flatMap((element) => [...element.attributes].map(({ value }) => value));
    const copies = await Promise.all(
      (await caches.keys()).map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
    );
    return JSON.stringify([
      document.body.innerText,
      document.title,
      attributes,
      { ...localStorage },
      { ...sessionStorage },
      document.cookie,
      window.name,
      history.state,
      copies,
    ]);
  });
  return inside + page.url();
}

/**
 * Records console output and requested addresses from now on, then looks for secrets in them and on the page. The page's address
 * may still be `broughtBy`, which contained the secret when the page was opened.
 */
export function watchSecrets(page: Page, broughtBy?: string): { expectNone: (...secrets: string[]) => Promise<void> } {
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  page.on('request', (request) => said.push(request.url(), `Referer: ${request.headers()['referer'] ?? ''}`));
  page.on('framenavigated', (frame) => frame.url() !== broughtBy && said.push(frame.url()));
  return {
    expectNone: async (...secrets) => {
      const everything = await everythingOf(page);
      for (const secret of secrets) {
        expect(secret).toMatch(/\S{6}/);
        expect(everything, `the page holds ${secret}`).not.toContain(secret);
        expect(everything, `the page holds ${secret} in base64`).not.toContain(btoa(secret));
        const telling = said.filter((line) => line.includes(secret));
        expect(telling, `an address or the console holds ${secret}`).toEqual([]);
      }
    },
  };
}
