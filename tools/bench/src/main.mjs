// `npm run bench`: figures of a first visit to home, beside their goals. Medians of several cold visits.
import { chromium } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from '../../../scripts/chromium.mjs';
import { openApp } from './openApp.mjs';
import { visitHome } from './visitHome.mjs';

const RUNS = Number(process.env.BENCH_RUNS ?? 5);
/** Goals of exact figures; times depend on the machine and are shown for comparison between runs on one machine only. */
const figures = [
  { name: 'first contentful paint, ms', of: 'fcp' },
  { name: 'largest contentful paint, ms', of: 'lcp' },
  { name: 'first game tile, ms', of: 'tile' },
  { name: 'layout shift', of: 'cls', goal: 0 },
  { name: 'requests of the first view', of: 'requests', goal: 40 },
  { name: 'KiB of the first view', of: 'bytes', goal: 300, unit: 1024 },
  { name: 'KiB of script', of: 'scriptBytes', unit: 1024 },
  { name: 'DOM nodes', of: 'dom', goal: 800 },
];

const app = await openApp();
const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS });
try {
  await visitHome(browser, app.url); // The sandbox paints its pictures on the first visit.
  const visits = [];
  for (let run = 0; run < RUNS; run += 1) visits.push(await visitHome(browser, app.url));
  console.log(`Home, cold, slow 4G, 4x slower processor, median of ${RUNS}`);
  for (const { name, of, goal, unit = 1 } of figures) {
    const value = median(visits.map((visit) => visit[of])) / unit;
    const verdict = goal === undefined ? '' : value <= goal + 0.0005 ? `goal ${goal}: met` : `goal ${goal}: short`;
    console.log(`  ${name.padEnd(32)} ${value.toFixed(of === 'cls' ? 3 : 0).padStart(7)}  ${verdict}`);
  }
} finally {
  await browser.close();
  app.close();
}

function median(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
}
