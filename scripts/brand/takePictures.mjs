import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { preview } from 'vite';
import { languages as ownLanguages } from '../../apps/mobile-web/server/gateway/contract.mjs';
import { CHROMIUM_ARGS, findChromium } from '../chromium.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const project = join(root, 'apps/storybook');
const folder = join(root, 'test-output/brands');

/** Stories in which a brand shows: its name, logo, accent and marks. */
const stories = {
  login: 'features-session-loginscreen--default',
  closed: 'features-site-statusscreen--default',
  games: 'features-games-hotgames--default',
  deposit: 'features-wallet-deposit--default',
  components: 'design-system-kitchen-sink--default',
};
const themes = ['dark', 'light'];

/**
 * Builds Storybook with the operator's file and takes pictures of each brand in both themes and in its languages.
 * @param {{ code: string, langList: string[] }[]} merchants
 * @returns {Promise<string>} The folder of the pictures.
 */
export async function takePictures(merchants) {
  const outDir = join(folder, 'storybook');
  const { status } = spawnSync(join(root, 'node_modules/.bin/storybook'), ['build', '--output-dir', outDir], {
    cwd: project,
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('Storybook was not built.');
  const server = await preview({ root: project, configFile: false, build: { outDir }, preview: { port: 0, host: '127.0.0.1' } });
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS });
  try {
    for (const merchant of merchants) {
      for (const theme of themes) for (const look of looksOf(merchant, theme)) await takePicture({ browser, server, ...look });
    }
  } finally {
    await browser.close();
    await server.close();
  }
  return folder;
}

function looksOf({ code, langList }, theme) {
  // Stories have the texts of the app alone.
  return langList
    .filter((language) => Object.hasOwn(ownLanguages, language))
    .flatMap((language) =>
      Object.entries(stories).map(([name, id]) => ({
        file: `${code}-${theme}-${ownLanguages[language]}-${name}.png`,
        query: `id=${id}&viewMode=story&globals=merchant:${code};theme:${theme};locale:${ownLanguages[language]}`,
      })),
    );
}

async function takePicture({ browser, server, file, query }) {
  // Uses a separate page, because stories keep the merchant and the player's settings in the browser.
  const page = await browser.newPage({ viewport: { width: 360, height: 800 }, deviceScaleFactor: 2 });
  await page.goto(`${server.resolvedUrls.local[0]}iframe.html?${query}`, { waitUntil: 'networkidle' });
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: join(folder, file) });
  await page.close();
}
