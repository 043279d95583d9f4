import { goToTop } from './measure/goToTop.mjs';
import { phone, slowPage } from './measure/phone.mjs';
import { scrollDown } from './measure/scrollDown.mjs';
import { watchFrames } from './measure/watchFrames.mjs';

/**
 * Measures how smoothly this machine scrolls the same number of plain images, which is the best that its software rendering
 * allows.
 */
export async function scrollFloor(browser, url, runs) {
  const context = await phone(browser);
  const { page, devtools } = await slowPage(context, { isSlow: false });
  await page.goto(url);
  const scrolls = [];
  for (let run = 0; run < runs; run += 1) {
    await goToTop(page);
    await page.evaluate(watchFrames);
    await scrollDown(devtools);
    scrolls.push(await page.evaluate(() => window.frames_.stop()));
  }
  await context.close();
  return scrolls;
}
