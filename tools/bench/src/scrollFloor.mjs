import { phone, slowPage } from './measure/phone.mjs';
import { scrollWork } from './measure/scrollWork.mjs';

/**
 * Measures how smoothly this machine scrolls the same number of plain images, which is the best that its software rendering
 * allows, at each slowdown of the processor.
 */
export async function scrollFloor(browser, url, slowdowns, runs) {
  const context = await phone(browser);
  const { page, devtools } = await slowPage(context, { isSlow: false });
  await page.goto(url);
  const scrolls = new Map();
  for (const slowdown of slowdowns) scrolls.set(slowdown, await scrollWork(page, devtools, slowdown, runs));
  await context.close();
  return scrolls;
}
