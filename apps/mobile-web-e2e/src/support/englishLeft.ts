import { existsSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

type Messages = { [key: string]: string | Messages };

const root = new URL('../../../../', import.meta.url);
const owners = [
  'apps/mobile-web',
  ...['api-client', 'merchant', 'session', 'games', 'wallet', 'promotions', 'messaging', 'agent'].map((name) => `libs/${name}`),
];

function sentences(locale: string): string[] {
  return owners.flatMap((owner) =>
    [`${locale}.json`, `${locale}.screens.json`].flatMap((file) => {
      const url = new URL(`${owner}/src/i18n/${file}`, root);
      return existsSync(url) ? leaves(JSON.parse(readFileSync(url, 'utf8')) as Messages) : [];
    }),
  );
}

function leaves(messages: Messages): string[] {
  return Object.values(messages).flatMap((node) => (typeof node === 'string' ? node : leaves(node)));
}

/** Names stay names: countries as the operator writes them, and social media. */
const names = ['Myanmar', 'Philippines', 'Facebook', 'Viber'];

/** Sentences of ours that a language does not share with English, as patterns: what is filled in may be anything. */
function englishOnly(locale: 'fil' | 'my'): string[] {
  const own = new Set([...names, ...sentences(locale)]);
  return [...new Set(sentences('en'))]
    .filter((text) => !own.has(text) && /[a-z]{2}/i.test(text.replace(/{{\w+}}/g, '')))
    .map((text) => `^${text.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/{{\w+}}/g, '.*')}$`);
}

/**
 * What a screen says that is not in the language: English sentences of the product, English names of months beside a number (in
 * Filipino some are spelled alike), and Burmese digits, which players do not write money with (product 2).
 */
export async function englishLeft(page: Page, locale: 'fil' | 'my'): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const isShown = node.parentElement && !node.parentElement.closest('script, style, template, noscript, [lang], #failure');
      if (isShown) found.push(node.textContent?.trim() ?? '');
    }
    for (const element of document.body.querySelectorAll('[aria-label], [placeholder], [alt]'))
      for (const name of ['aria-label', 'placeholder', 'alt']) found.push(element.getAttribute(name)?.trim() ?? '');
    return found.filter(Boolean);
  });
  const patterns = englishOnly(locale).map((source) => new RegExp(source, 's'));
  const months =
    locale === 'my'
      ? /\b(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]* \d|\d (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)/
      : /\bNovember\b|\bDecember\b/;
  return [...new Set(texts)].filter(
    (text) => patterns.some((pattern) => pattern.test(text)) || months.test(text) || /[\u1040-\u1049]/.test(text),
  );
}
