import { median, report } from './report.mjs';
import { scrollGames } from './scrollGames.mjs';

/** A list of 10,000 games: how it scrolls, how much of it is built, and how soon a filter answers. */
export async function benchGames({ browser, url, runs }) {
  const { loaded, scrolls, view, taps } = await scrollGames(browser, url, runs);
  const of = (name) => median(scrolls.map((scroll) => scroll[name]));
  report(`The list of slots, 4x slower processor, 20,000 pixels by wheel, median of ${runs}`, [
    { name: 'games in the list', value: loaded, atLeast: 10_000 },
    { name: 'DOM nodes, most', value: view.nodes, atMost: 900 },
    { name: 'frames a second', value: of('rate'), atLeast: 55 },
    { name: 'time of a frame, 95th percentile, ms', value: of('p95'), digits: 1, atMost: 33 },
    { name: 'frames without a tile in view', value: view.blanks, atMost: 0 },
    { name: 'heap growth after a scroll, MB', value: of('heapGrowth') / 1e6, digits: 2, atMost: 1 },
    { name: 'tap on a provider or on all, to next paint, ms', value: median(taps), atMost: 72 },
    { name: 'the same, worst, ms', value: Math.max(...taps) },
  ]);
}
