import { goToTop } from './measure/goToTop.mjs';
import { phone, slowPage } from './measure/phone.mjs';
import { scrollDown } from './measure/scrollDown.mjs';
import { watchFrames } from './measure/watchFrames.mjs';

/** How smoothly this machine scrolls as many plain pictures: what its drawing in software allows at best. */
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
