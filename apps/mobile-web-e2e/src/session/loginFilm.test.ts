import { paths, to } from '@parlour/kernel';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectNoOverflow } from '../support/accessibility';
import { usePlainDocuments } from '../support/hostile/plainDocuments';
import { screenshot } from '../support/screenshot';
import { expect, test } from '../support/test';
import { walkTo } from '../support/walkTo';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** A minute of silent audio that a browser plays as a video. The poster image is shown below it. */
function makeFilm(): Buffer {
  const rate = 8000;
  const samples = Buffer.alloc(60 * rate, 128);
  const head = Buffer.alloc(44);
  head.write('RIFF', 0);
  head.writeUInt32LE(36 + samples.length, 4);
  head.write('WAVEfmt ', 8);
  // PCM samples, mono, 8 bits.
  [16, 1 | (1 << 16), rate, rate, 1 | (8 << 16)].forEach((word, place) => head.writeUInt32LE(word, 16 + 4 * place));
  head.write('data', 36);
  head.writeUInt32LE(samples.length, 40);
  return Buffer.concat([head, samples]);
}

/** The login banner is this video; the sandbox answers everything else. */
async function showFilm(page: Page): Promise<void> {
  const film = makeFilm();
  await usePlainDocuments(page);
  await page.route('**/wps/announcement?*groupName=m_login*', async (route) => {
    const reply = await route.fetch();
    const body = (await reply.json()) as { value: { banners: { url: string }[] } };
    for (const banner of body.value.banners) banner.url += '.webm';
    await route.fulfill({ response: reply, json: body });
  });
  // Answers range requests as a CDN does, because a browser seeks only in a video that supports ranges.
  await page.route('**/cdn/**/*.webm', (route) => {
    const from = Number(/bytes=(\d+)/.exec(route.request().headers()['range'] ?? '')?.[1] ?? 0);
    const headers = { 'accept-ranges': 'bytes', 'content-range': `bytes ${from}-${film.length - 1}/${film.length}` };
    return route.fulfill({ status: 206, contentType: 'audio/wav', headers, body: film.subarray(from) });
  });
}

const second = (film: Locator) => film.evaluate((video: HTMLVideoElement) => video.currentTime);

test('spec 3, videoTime: the login video plays muted, can be paused, and resumes after another page', async ({ page }) => {
  await showFilm(page);
  await page.goto(paths.session.login);
  const film = page.locator('video');
  await expect.poll(() => second(film)).toBeGreaterThan(1);
  expect(await film.evaluate((video: HTMLVideoElement) => video.muted)).toBe(true);
  await expectAccessible(page);
  await expectNoOverflow(page);
  await screenshot(page, 'login-film');
  await page.getByRole('button', { name: 'Pause the video' }).click();
  const stood = await second(film);

  await walkTo(page, to(paths.promotions.detail, {}, { id: 'PH-reef' }));
  await page.getByRole('main').getByRole('button', { name: 'Join', exact: true }).click();
  const modal = page.getByRole('dialog', { name: 'Log in' });
  await expect(modal.getByRole('button', { name: 'Pause the video' })).toBeVisible();
  const began = () => modal.locator('video').evaluate(({ played }: HTMLVideoElement) => played.start(played.length - 1));
  await expect.poll(began).toBeCloseTo(stood, 0);
  await expectAccessible(page);
  await screenshot(page, 'login-film-over-page');
});

test.describe('a phone with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('shows the poster, and the video is not requested', async ({ page }) => {
    await showFilm(page);
    let isAsked = false;
    page.on('request', (request) => (isAsked ||= request.url().endsWith('.webm')));
    await page.goto(paths.session.login);
    await expect(page.getByRole('main').getByRole('img', { name: 'Welcome back' })).toBeVisible();
    await expect(page.locator('video')).toHaveCount(0);
    expect(isAsked).toBe(false);
  });
});
