import { median, report } from './report.mjs';
import { visitHome } from './visitHome.mjs';

/** Goals of exact figures; times depend on the machine and are shown for comparison between runs on one machine only. */
const figures = [
  { name: 'first contentful paint, ms', of: 'fcp' },
  { name: 'largest contentful paint, ms', of: 'lcp' },
  { name: 'first game tile, ms', of: 'tile' },
  { name: 'layout shift', of: 'cls', atMost: 0, digits: 3 },
  { name: 'requests of the first view', of: 'requests', atMost: 40 },
  { name: 'KiB of the first view', of: 'bytes', atMost: 300, unit: 1024 },
  { name: 'KiB of script', of: 'scriptBytes', unit: 1024 },
  { name: 'DOM nodes', of: 'dom', atMost: 800 },
];

/** A first visit to home: medians of several cold visits. */
export async function benchHome({ browser, url, runs }) {
  await visitHome(browser, url); // The sandbox paints its pictures on the first visit.
  const visits = [];
  for (let run = 0; run < runs; run += 1) visits.push(await visitHome(browser, url));
  report(
    `Home, cold, slow 4G, 4x slower processor, median of ${runs}`,
    figures.map(({ of, unit = 1, ...figure }) => ({ ...figure, value: median(visits.map((visit) => visit[of])) / unit })),
  );
}
