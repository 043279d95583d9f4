import type { Page } from '@playwright/test';
import { type Language, type Messages, messagesOf, owners } from './messages';

function sentences(locale: Language): string[] {
  return owners.flatMap((owner) => messagesOf(owner, locale)).flatMap(leaves);
}

function leaves(messages: Messages): string[] {
  return Object.values(messages).flatMap((node) => (typeof node === 'string' ? node : leaves(node)));
}

/** Proper names that are not translated: countries as the operator writes them, and social media. */
const names = ['Myanmar', 'Philippines', 'Facebook', 'Viber'];

type English = { texts: ReadonlySet<string>; patterns: readonly RegExp[] };
/** Made once for each language, because a walk asks on every screen. */
const english = new Map<string, English>();

/** The product's English messages that differ in this language. Placeholders match any text. */
function englishOnly(locale: 'fil' | 'my'): English {
  const known = english.get(locale);
  if (known) return known;
  const own = new Set([...names, ...sentences(locale)]);
  const foreign = sentences('en').filter((text) => !own.has(text) && /[a-z]{2}/i.test(text.replace(/{{\w+}}/g, '')));
  const open = foreign.filter((text) => /{{\w+}}/.test(text));
  const made = {
    texts: new Set(foreign),
    patterns: open.map((text) => new RegExp(`^${text.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/{{\w+}}/g, '.*')}$`, 's')),
  };
  english.set(locale, made);
  return made;
}

/**
 * Texts of a screen that are not in its language: English messages of the product, English month names beside a number (some are
 * spelled alike in Filipino), and Burmese digits, which are not used for money (product 2).
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
  const { texts: foreign, patterns } = englishOnly(locale);
  const months =
    locale === 'my'
      ? /\b(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]* \d|\d (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)/
      : /\bNovember\b|\bDecember\b/;
  return [...new Set(texts)].filter(
    (text) => foreign.has(text) || patterns.some((pattern) => pattern.test(text)) || months.test(text) || /[\u1040-\u1049]/.test(text),
  );
}
