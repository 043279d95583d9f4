import lighthouse from 'lighthouse';
import { median } from './measure/median.mjs';

const times = ['first-contentful-paint', 'largest-contentful-paint', 'speed-index', 'total-blocking-time', 'cumulative-layout-shift'];
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

/** Measures home with Lighthouse's phone profile and simulated throttling, compared with the static floor and the recipe. */
export async function benchLighthouse({ edge, debugPort, runs }) {
  const ours = [];
  const floor = [];
  const recipe = [];
  for (let run = 0; run < runs; run += 1) {
    floor.push(await look(`${edge}/floor/static`, debugPort));
    recipe.push(await look(`${edge}/floor/recipe`, debugPort));
    ours.push(await look(`${edge}/m/home`, debugPort));
  }
  const of = (list, name) => median(list.map((figures) => figures[name]));
  const both = (name) => ({ floor: of(floor, name), recipe: of(recipe, name), value: of(ours, name), against: 'static' });
  return {
    title: `Lighthouse, mobile, home, median of ${runs}`,
    figures: [
      { name: 'performance', ...both('performance'), atLeast: 98 },
      { name: 'accessibility', value: of(ours, 'accessibility'), atLeast: 100 },
      { name: 'best practices', value: of(ours, 'best-practices'), atLeast: 100 },
      { name: 'search engines', value: of(ours, 'seo'), atLeast: 100 },
      { name: 'first contentful paint, simulated, ms', ...both('first-contentful-paint'), ratioAtMost: 1.05 },
      { name: 'largest contentful paint, simulated, ms', ...both('largest-contentful-paint'), ratioAtMost: 1.05 },
      { name: 'speed index, simulated, ms', ...both('speed-index'), ratioAtMost: 1.3 },
      { name: 'total blocking time, simulated, ms', ...both('total-blocking-time'), atMost: 150 },
      { name: 'layout shift', value: of(ours, 'cumulative-layout-shift'), digits: 3, atMost: 0 },
    ],
    notes: [...new Set(ours.flatMap(({ failed }) => failed))],
  };
}

async function look(url, port) {
  const { lhr } = await lighthouse(url, { port, logLevel: 'error', onlyCategories: categories, output: 'json' });
  const figures = Object.fromEntries(Object.entries(lhr.categories).map(([name, { score }]) => [name, Math.round(score * 100)]));
  for (const name of times) figures[name] = lhr.audits[name].numericValue;
  // Audits that keep a category below 100.
  const failed = categories
    .slice(1)
    .flatMap((name) => lhr.categories[name].auditRefs)
    .filter(({ id, weight }) => weight > 0 && lhr.audits[id].score !== null && lhr.audits[id].score < 1)
    .map(({ id }) => `${id}: ${lhr.audits[id].title}`);
  return { ...figures, failed };
}
