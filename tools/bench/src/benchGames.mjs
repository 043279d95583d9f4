import { median } from './measure/median.mjs';
import { scrollFloor } from './scrollFloor.mjs';
import { scrollGames } from './scrollGames.mjs';

/** Measures a list of 10,000 games: scrolling, rendered nodes and filter response, compared with a page of plain images. */
export async function benchGames({ browser, edge, longEdge, runs }) {
  const floor = await scrollFloor(browser, `${edge}/floor/list`, runs);
  const { loaded, scrolls, view, taps } = await scrollGames(browser, `${longEdge}/m/slot-games`, runs);
  const of = (list, name) => median(list.map((scroll) => scroll[name]));
  const both = (name) => ({ floor: of(floor, name), value: of(scrolls, name), against: 'plain images' });
  return {
    title: 'The list of slots, four times slower processor, 20,000 pixels by wheel',
    figures: [
      { name: 'games in the list', value: loaded, atLeast: 10_000 },
      { name: 'DOM nodes, most', value: view.nodes, atMost: 900 },
      { name: 'frames a second', ...both('rate'), atLeast: 55 },
      { name: 'time of a frame, 95th percentile, ms', ...both('p95'), digits: 1, atMost: 33 },
      { name: 'frames without a tile in view', value: view.blanks, atMost: 0 },
      { name: 'heap growth after a scroll, MB', value: view.heapGrowth / 1e6, digits: 2, atMost: 1 },
      { name: 'tap on a provider or on all, to next paint, ms', value: median(taps), atMost: 72 },
      { name: 'the same, worst, ms', value: Math.max(...taps) },
    ],
  };
}
