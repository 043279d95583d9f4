import { paths } from '@parlour/kernel';
import type { Page } from '@playwright/test';
import { hostileHtml } from './support/hostileHtml';
import { expect, test } from './support/test';

/** The screen with the most texts of the gateway at once: each rule of the club is a RichText of its own. */
const PER_PAGE = 30;
const last = { title: 'Last of all', content: '<p>Everything is drawn</p>' };

const tags = 'A B BLOCKQUOTE BR CAPTION EM H2 H3 H4 HR I IMG LI OL P S SPAN STRONG SUB SUP TABLE TBODY TD TH THEAD TR U UL'.split(' ');
const attributes = 'href src alt title colspan rowspan rel loading style'.split(' ');
const declarations = 'color background-color font-weight font-style text-align text-decoration'.split(' ');

/** Puts what is hostile into every title and every text of a page, and what runs into a list. */
async function serve(page: Page, payloads: readonly string[]) {
  const rules = [...payloads.map((content, index) => ({ title: `${index} ${content}`.slice(0, 2000), content })), last];
  const value = { currencySymbol: '₱', levels: [], rules, mine: null };
  await page.unroute('**/wps/member/vip*');
  await page.route('**/wps/member/vip*', (route) => route.fulfill({ json: { success: true, value } }));
}

async function watchScripts(page: Page) {
  const ran: string[] = [];
  await page.exposeFunction('noteRun', (what: string) => void ran.push(what));
  await page.addInitScript(() => {
    const { noteRun } = window as unknown as { noteRun: (what: string) => void };
    for (const name of ['alert', 'confirm', 'prompt', 'print', 'msgbox'] as const) Reflect.set(window, name, () => noteRun(name));
  });
  page.on('popup', (popup) => void ran.push(`popup ${popup.url()}`));
  page.on('framenavigated', (frame) => {
    if (frame !== page.mainFrame() || !frame.url().includes(paths.promotions.benefits)) ran.push(`left for ${frame.url()}`);
  });
  page.on('request', (request) => {
    if (/evil\.example/.test(request.url()) && request.resourceType() !== 'image') ran.push(`asked for ${request.url()}`);
  });
  return ran;
}

/** What is left in the boxes of the texts that no list allows. */
async function leftovers(page: Page): Promise<string[]> {
  return page.evaluate(
    ({ tags, attributes, declarations }) => {
      const found: string[] = [];
      for (const element of document.querySelectorAll<HTMLElement>('main [role=presentation] *')) {
        if (!tags.includes(element.tagName)) found.push(`<${element.tagName}>`);
        for (const { name, value } of element.attributes) {
          if (!attributes.includes(name)) found.push(`${element.tagName} ${name}`);
          // eslint-disable-next-line no-control-regex -- browsers skip such signs in front of a scheme
          if (/^(href|src)$/.test(name) && /^[\s\u0001]*(data|javascript|vbscript|blob|filesystem):/i.test(value))
            found.push(`${name}=${value}`);
        }
        for (const name of element.style) if (!declarations.some((allowed) => name.startsWith(allowed))) found.push(`style ${name}`);
      }
      return found;
    },
    { tags, attributes, declarations },
  );
}

for (const policy of ['with', 'without'] as const) {
  test(`reliability 2.6: ${hostileHtml.length} hostile texts ${policy} the security policy: none runs, no forbidden markup is left`, async ({
    page,
    watch,
  }) => {
    test.setTimeout(180_000);
    // Pictures that do not exist; and the policy tells of what the sanitiser reads in a document that never lives.
    watch.allow(/Failed to load resource|ERR_|Content Security Policy|policy: |requires 'TrustedScript'/);
    const ran = await watchScripts(page);
    if (policy === 'without') {
      await page.route(`**${paths.promotions.benefits}`, async (route) => {
        const reply = await route.fetch();
        const headers = Object.entries(reply.headers()).filter(([name]) => !name.startsWith('content-security-policy'));
        await route.fulfill({ response: reply, headers: Object.fromEntries(headers) });
      });
    }
    for (let start = 0; start < hostileHtml.length; start += PER_PAGE - 1) {
      await serve(page, hostileHtml.slice(start, start + PER_PAGE - 1));
      await page.goto(paths.promotions.benefits);
      await expect(page.getByText(last.title)).toBeVisible();
      await page.evaluate(() => {
        for (const fold of document.querySelectorAll('details')) fold.open = true;
      });
      await expect(page.getByText('Everything is drawn')).toBeVisible();
      expect.soft(await leftovers(page), `of the texts from ${start}`).toEqual([]);
      // Whatever waits for a touch is touched.
      await page.evaluate(() => {
        for (const element of document.querySelectorAll<HTMLElement>('main [role=presentation] *:not(a)')) {
          for (const type of ['mouseover', 'pointerenter', 'focus', 'animationstart', 'error', 'load'])
            element.dispatchEvent(new Event(type));
        }
      });
      await expect(page.getByRole('main')).toBeVisible();
    }
    expect(ran).toEqual([]);
  });
}
