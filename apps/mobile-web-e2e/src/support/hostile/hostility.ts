import type { Page } from '@playwright/test';
import { homeWithoutData } from '../screens';

const tags = 'A B BLOCKQUOTE BR CAPTION EM H2 H3 H4 HR I IMG LI OL P S SPAN STRONG SUB SUP TABLE TBODY TD TH THEAD TR U UL'.split(' ');
const attributes = 'href src alt title colspan rowspan rel loading style'.split(' ');
const declarations = 'color background-color font-weight font-style text-align text-decoration'.split(' ');

/** The box of a gateway text: its renderer allows no roles inside. */
const box = '[role=presentation]:not(:has([role=presentation]))';

/**
 * Collects violations on a page: foreign scripts that ran, windows that they opened, navigations away, requests to foreign hosts. With
 * `noImages`, foreign images count too; by default they do not, because a hostile gateway may name its own image CDN.
 */
export async function watchHostility(page: Page, { noImages = false } = {}): Promise<readonly string[]> {
  const ran: string[] = [];
  await page.exposeFunction('noteRun', (what: string) => void ran.push(what));
  await page.addInitScript(() => {
    const { noteRun } = window as unknown as { noteRun: (what: string) => void };
    for (const name of ['alert', 'confirm', 'prompt', 'print', 'msgbox'] as const) Reflect.set(window, name, () => noteRun(name));
  });
  page.on('popup', (popup) => void ran.push(`popup ${popup.url()}`));
  page.on('framenavigated', (frame) => {
    if (frame !== page.mainFrame() || !new URL(frame.url()).pathname.startsWith('/m/')) ran.push(`left for ${frame.url()}`);
  });
  page.on('request', (request) => {
    const counts = noImages || request.resourceType() !== 'image';
    if (counts && /evil\.example/.test(request.url())) ran.push(`asked for ${request.url()}`);
  });
  return ran;
}

/** Serves the document without data and without its content security policy, so that only the sanitiser protects the page. */
export async function dropPolicy(page: Page): Promise<void> {
  await page.route(/\/m\/(?!assets\/)/, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const reply = await route.fetch({ url: new URL(homeWithoutData, route.request().url()).href, maxRetries: 3 });
    const headers = Object.entries(reply.headers()).filter(([name]) => !name.startsWith('content-security-policy'));
    await route.fulfill({ response: reply, headers: Object.fromEntries(headers) });
  });
}

/** Markup in the text boxes that is not on the allow-lists. */
export async function leftoversIn(page: Page, place = 'main'): Promise<string[]> {
  return page.evaluate(
    ({ within, tags, attributes, declarations }) => {
      const found: string[] = [];
      for (const element of document.querySelectorAll<HTMLElement>(within)) {
        if (!tags.includes(element.tagName)) found.push(`<${element.tagName}>`);
        for (const { name, value } of element.attributes) {
          if (!attributes.includes(name)) found.push(`${element.tagName} ${name}`);
          if (!/^(href|src)$/.test(name)) continue;
          const scheme = /^([a-z][a-z\d+.-]*):/i.exec(value.replace(/[\s\p{Cc}\p{Zl}\p{Zp}]/gu, ''))?.[1]?.toLowerCase();
          if (scheme && !['http', 'https', 'mailto', 'tel'].includes(scheme)) found.push(`${name}=${value}`);
          // The sandbox serves images on the page's own origin.
          if (name === 'src' && new URL(value, location.href).origin !== location.origin) found.push(`${name}=${value}`);
        }
        for (const name of element.style) if (!declarations.some((allowed) => name.startsWith(allowed))) found.push(`style ${name}`);
        if (/url|var\(|expression|attr\(/i.test(element.style.cssText)) found.push(`style ${element.style.cssText}`);
      }
      return found;
    },
    { within: `${place} ${box} *`, tags, attributes, declarations },
  );
}

/** Activates every interactive element in the text boxes, including links; no link may leave the page without a confirmation. */
export async function touchEverything(page: Page, place = 'main'): Promise<void> {
  await page.evaluate((within) => {
    for (const element of document.querySelectorAll<HTMLElement>(within)) {
      for (const type of ['mouseover', 'pointerenter', 'focus', 'animationstart', 'error', 'load']) element.dispatchEvent(new Event(type));
    }
    for (const link of document.querySelectorAll<HTMLElement>(`${within}:is(a)`)) {
      if (!/^\/m(\/|$)/.test(link.getAttribute('href') ?? '')) link.click();
    }
  }, `${place} ${box} *`);
}
