import { HOME, targetOf } from './doors.mjs';
import { laterVisit, visited } from './measure/laterVisit.mjs';
import { median } from './measure/median.mjs';
import { phone } from './measure/phone.mjs';
import { visit } from './measure/visit.mjs';

const KIB = 1024;

/**
 * Compares a first visit of home with the floors: static (a), client-rendered (c) and the recipe (r). The goals of home are those of every address
 * (`benchDoors`).
 */
export async function benchHome({ browser, edge, runs }) {
  const ours = targetOf(edge, HOME);
  const targets = {
    ours,
    a: { url: `${edge}/floor/static`, isStatic: true },
    c: { url: `${edge}/floor/client` },
    r: { url: `${edge}/floor/recipe` },
  };
  await firstVisit(browser, ours); // The sandbox draws its images on the first visit, and the edge caches them.
  const visits = { ours: [], a: [], c: [], r: [] };
  const withoutWorker = [];
  const withWorker = [];
  for (let run = 0; run < runs; run += 1) {
    for (const [name, target] of Object.entries(targets)) visits[name].push(await firstVisit(browser, target));
    withWorker.push(await laterVisit(browser, ours));
    withoutWorker.push(await laterVisit(browser, ours, { serviceWorkers: 'block' }));
  }
  const offline = await visited(browser, ours, {}, 2);
  await offline.setOffline(true);
  const { tile } = await visit(offline, ours, { isSlow: false });

  const of = (list, read) => median(list.map(read));
  const against = (floor, read) => ({
    floor: of(visits[floor], read),
    recipe: of(visits.r, read),
    value: of(visits.ours, read),
    against: floor === 'a' ? 'static' : 'client-rendered',
  });
  return {
    title: 'Home beside the floors, slow 4G and a four times slower processor, applied',
    figures: [
      { name: 'first contentful paint, ms', ...against('a', ({ fcp }) => fcp) },
      { name: 'largest contentful paint, ms', ...against('a', ({ lcp }) => lcp) },
      { name: 'largest contentful paint, ms', ...against('c', ({ lcp }) => lcp) },
      { name: 'first tile, ms', ...against('c', (seen) => seen.tile) },
      { name: 'a tap works, ms', ...against('c', ({ tap }) => tap) },
      { name: 'blocking time while loading, ms', ...against('c', ({ blocked }) => blocked) },
      { name: 'longest task while loading, ms', ...against('c', ({ longest }) => longest) },
      { name: 'main-thread time until it is quiet, ms', ...against('c', ({ main }) => main) },
      { name: 'the same against static', ...against('a', ({ main }) => main) },
      { name: 'style passes', ...against('c', ({ styles }) => styles) },
      { name: 'layout passes', ...against('c', ({ layouts }) => layouts) },
      { name: 'commits of React', ...against('c', ({ commits }) => commits) },
      { name: 'first view: requests', ...against('a', ({ first }) => first.requests) },
      { name: 'first view: KiB', ...against('a', ({ first }) => first.bytes / KIB) },
      { name: 'first view: DOM nodes', ...against('a', ({ first }) => first.dom) },
      {
        name: 'later visit, first contentful paint, ms',
        floor: of(withoutWorker, ({ fcp }) => fcp),
        value: of(withWorker, ({ fcp }) => fcp),
        against: 'without worker',
      },
      { name: 'later visit, KiB of script from the network', value: of(withWorker, ({ scriptBytes }) => scriptBytes) / KIB, atMost: 0 },
      { name: 'later visit offline, first tile, ms', value: tile },
    ],
  };
}

async function firstVisit(browser, target) {
  return visit(await phone(browser, { serviceWorkers: 'block' }), target);
}
