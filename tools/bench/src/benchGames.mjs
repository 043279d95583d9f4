import { median } from './measure/median.mjs';
import { scrollFloor } from './scrollFloor.mjs';
import { scrollGames } from './scrollGames.mjs';

/** Slowdowns of the processor: none, as a phone, and as a phone measured on a machine four times slower. */
const SLOWDOWNS = [1, 4, 16];
/** The list shows at least nine of ten frames of the floor, so a frame takes at most so many times longer. */
const FRAME_RATIO = 1 / 0.9;

/** Measures a list of 10,000 games: scrolling, rendered nodes and filter response, compared with a page of plain images. */
export async function benchGames({ browser, edge, longEdge, runs }) {
  const floor = await scrollFloor(browser, `${edge}/floor/list`, SLOWDOWNS, runs);
  const { loaded, scrolls, views, taps } = await scrollGames(browser, `${longEdge}/m/slot-games`, SLOWDOWNS, runs);

  function scrollingAt(slowdown, { rate, p95 } = {}) {
    const of = (all, read) => median(all.get(slowdown).map(read));
    const both = (read) => ({ floor: of(floor, read), value: of(scrolls, read), against: 'plain images' });
    const view = views.get(slowdown);
    const figures = [
      { name: 'frames a second', ...both((scroll) => scroll.rate), ...rate },
      { name: 'time of a frame, mean, ms', ...both((scroll) => 1000 / scroll.rate), digits: 1, ratioAtMost: FRAME_RATIO },
      { name: 'time of a frame, 95th percentile, ms', ...both((scroll) => scroll.p95), digits: 1, ...p95 },
      { name: 'time of the main thread, ms', ...both((scroll) => scroll.main) },
      { name: 'of it script, ms', ...both((scroll) => scroll.script) },
      { name: 'style passes', ...both((scroll) => scroll.styles) },
      { name: 'layouts', ...both((scroll) => scroll.layouts) },
      { name: 'commits of React', value: of(scrolls, (scroll) => scroll.commits) },
      { name: 'frames without a tile in view', value: view.blanks, atMost: 0 },
      { name: 'DOM nodes, most', value: view.nodes, atMost: 900 },
      { name: 'heap growth after a scroll, MB', value: view.heapGrowth / 1e6, digits: 2, atMost: 1 },
    ];
    return figures.map((figure) => ({ ...figure, name: `${slowdown}×: ${figure.name}` }));
  }

  return {
    title: 'The list of slots, processor as it is, 4 and 16 times slower, 20,000 pixels by wheel',
    figures: [
      { name: 'games in the list', value: loaded, atLeast: 10_000 },
      ...scrollingAt(1),
      ...scrollingAt(4, { rate: { atLeast: 55 }, p95: { atMost: 33 } }),
      ...scrollingAt(16),
      { name: 'tap on a tab, to next paint, ms', value: median(taps), atMost: 72 },
      { name: 'the same, worst, ms', value: Math.max(...taps) },
    ],
  };
}
