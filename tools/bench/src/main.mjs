// `npm run bench`: figures of speed beside their goals; `npm run bench -- games` or `-- home` takes one of them alone.
import { chromium } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from '../../../scripts/chromium.mjs';
import { benchGames } from './benchGames.mjs';
import { benchHome } from './benchHome.mjs';
import { openApp } from './openApp.mjs';

const benches = { home: benchHome, games: benchGames };
const asked = process.argv.slice(2);
const unknown = asked.find((name) => !Object.hasOwn(benches, name));
if (unknown !== undefined) throw new Error(`No benchmark ${unknown}: there are ${Object.keys(benches).join(', ')}`);

const runs = Number(process.env.BENCH_RUNS ?? 5);
const app = await openApp();
const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS });
try {
  const urls = { home: `${app.origin}/m/home`, games: `${app.origin}/m/slot-games` };
  for (const name of asked.length > 0 ? asked : Object.keys(benches)) await benches[name]({ browser, url: urls[name], runs });
} finally {
  await browser.close();
  app.close();
}
