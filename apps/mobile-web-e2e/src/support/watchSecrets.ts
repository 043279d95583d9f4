import { type Page, expect } from '@playwright/test';

/** What a page shows, keeps and is called, in one text; whatever is typed into a field is the player's own. */
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
 * Listens from now on to what is printed and which addresses are called; then looks for secrets there and on the page.
 * The page may still stand at `broughtBy`, the address that somebody else put the secret in.
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
