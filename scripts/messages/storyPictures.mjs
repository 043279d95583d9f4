import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from '../chromium.mjs';

const AT_ONCE = 2;

/**
 * Takes a picture of a story for each text that can be seen in one of the stories of its page.
 * @param {{ texts: { namespace: string, key: string, original: string, page?: string }[], folder: string, address: string }} options `address`: of a built
 * Storybook, with a slash at the end.
 * @returns {Promise<Map<string, { story: string, picture: string }>>} By `namespace:key`; `picture`: the name of a file in the folder.
 */
export async function storyPictures({ texts, folder, address }) {
  const { entries } = await (await fetch(`${address}index.json`)).json();
  const stories = Object.values(entries).filter(({ type }) => type === 'story');
  const byStory = stories.map(({ id, title }) => ({ id, texts: texts.filter(({ page }) => page && entries[page]?.title === title) }));
  const waiting = byStory.filter((story) => story.texts.length > 0);
  const found = new Map();
  mkdirSync(folder, { recursive: true });
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS });
  const lookAt = async (story) => {
    const page = await browser.newPage({ viewport: { width: 360, height: 800 } });
    await page.goto(`${address}iframe.html?id=${story.id}&viewMode=story&globals=motion:reduce`);
    await page.locator('body.sb-show-main, body.sb-show-errordisplay').waitFor({ state: 'attached' });
    // A story of something that loads asks without an end.
    await page.waitForLoadState('networkidle', { timeout: 3000 }).catch(() => undefined);
    const seen = plain(await page.locator('body').innerText());
    const shown = story.texts.filter((text) => !found.has(nameOf(text)) && isSeen(text.original, seen));
    const picture = `${story.id}.png`;
    if (shown.length > 0) await page.screenshot({ path: join(folder, picture), fullPage: true });
    for (const text of shown) found.set(nameOf(text), { story: story.id, picture });
    await page.close();
  };
  try {
    const next = async () => {
      for (let story = waiting.shift(); story; story = waiting.shift()) await lookAt(story);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, next));
  } finally {
    await browser.close();
  }
  return found;
}

const nameOf = ({ namespace, key }) => `${namespace}:${key}`;
/** Styles can make capitals of a text, and lines of its words. */
const plain = (text) => text.toLowerCase().replace(/\s+/g, ' ');

/** Whether all words of a text are on the screen, whatever stands in its places. */
function isSeen(text, seen) {
  const pieces = plain(text)
    .split(/\{\{.*?\}\}|<\/?\w+>/)
    .map((piece) => piece.trim())
    .filter((piece) => /\p{L}{2}/u.test(piece));
  return pieces.length > 0 && pieces.every((piece) => seen.includes(piece));
}
