import { paths } from '@parlour/kernel';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectNoOverflow } from './support/accessibility';
import { screenshot } from './support/screenshot';
import { expect, test } from './support/test';
import { walkTo } from './support/walkTo';

/** A film of three seconds, made by the browser itself. */
async function makeFilm(page: Page): Promise<Buffer> {
  await page.goto('/m/icon.svg');
  const bytes = await page.evaluate(async () => {
    const canvas = document.createElementNS('http://www.w3.org/1999/xhtml', 'canvas') as HTMLCanvasElement;
    canvas.width = 250;
    canvas.height = 100;
    const pen = canvas.getContext('2d');
    const recorder = new MediaRecorder(canvas.captureStream(20), { mimeType: 'video/webm;codecs=vp8' });
    const parts: Blob[] = [];
    recorder.ondataavailable = ({ data }) => parts.push(data);
    recorder.start();
    const begin = performance.now();
    await new Promise<void>((resolve) => {
      const draw = () => {
        const passed = performance.now() - begin;
        if (!pen || passed > 3000) return resolve();
        pen.fillStyle = `hsl(${passed / 10} 60% 40%)`;
        pen.fillRect(0, 0, 250, 100);
        requestAnimationFrame(draw);
      };
      draw();
    });
    await new Promise((resolve) => {
      recorder.onstop = resolve;
      recorder.stop();
    });
    return [...new Uint8Array(await new Blob(parts).arrayBuffer())];
  });
  return Buffer.from(bytes);
}

/** The banner of the login is that film; what else the gateway and the image CDN say is the sandbox's. */
async function showFilm(page: Page): Promise<void> {
  const film = await makeFilm(page);
  await page.route('**/wps/announcement?*', async (route) => {
    const reply = await route.fetch();
    const body = (await reply.json()) as { value: { banners: { groupName: string; url: string }[] } };
    for (const banner of body.value.banners) if (banner.groupName === 'm_login') banner.url += '.webm';
    await route.fulfill({ response: reply, json: body });
  });
  await page.route('**/cdn/**/*.webm', (route) => route.fulfill({ contentType: 'video/webm', body: film }));
}

const second = (film: Locator) => film.evaluate((video: HTMLVideoElement) => video.currentTime);

test('spec 3, videoTime: a film of the login plays without a sound, can be stopped, and goes on over another page where it stood', async ({
  page,
}) => {
  await showFilm(page);
  await page.goto(paths.session.login);
  const film = page.locator('video');
  await expect.poll(() => second(film)).toBeGreaterThan(1);
  expect(await film.evaluate((video: HTMLVideoElement) => video.muted)).toBe(true);
  await expectAccessible(page);
  await expectNoOverflow(page);
  await screenshot(page, 'login-film');
  await page.getByRole('button', { name: 'Stop the film' }).click();
  const stood = await second(film);

  await walkTo(page, paths.home);
  await page
    .getByRole('button', { name: /^Favorite: / })
    .first()
    .click();
  const modal = page.getByRole('dialog', { name: 'Log in' });
  await expect(modal.getByRole('button', { name: 'Stop the film' })).toBeVisible();
  const goesOn = await modal.locator('video').evaluate((video: HTMLVideoElement) => video.played.start(0));
  expect(goesOn).toBeCloseTo(stood, 0);
  await expectAccessible(page);
  await screenshot(page, 'login-film-over-page');
});

test.describe('a phone with less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('shows the picture of the film, which is not even asked for', async ({ page }) => {
    await showFilm(page);
    let isAsked = false;
    page.on('request', (request) => (isAsked ||= request.url().endsWith('.webm')));
    await page.goto(paths.session.login);
    await expect(page.getByRole('main').getByRole('img', { name: 'Welcome back' })).toBeVisible();
    await expect(page.locator('video')).toHaveCount(0);
    expect(isAsked).toBe(false);
  });
});
