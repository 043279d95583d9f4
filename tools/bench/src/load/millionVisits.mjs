const VISITS = 1_000_000;
const DAY_S = 86_400;
/** Assumptions: share of first visits, share of members, and the busiest second against the average. */
const FIRST = 0.3;
const MEMBERS = 0.4;
const PEAK = 5;

const kinds = {
  home: 'home',
  files: 'scripts, styles, icons',
  images: 'images',
  publicCalls: 'public calls of the gateway',
  privateCalls: 'private calls of the gateway',
};

/**
 * Requests, bytes and gateway calls of a million visits of home a day, from the measured costs of one visit.
 * @param {import('./visitCosts.mjs').VisitCost[]} visits
 * @returns {string} Tables in Markdown.
 */
export function millionVisits(visits) {
  const shareOf = ({ who, visit }) => (who === 'member' ? MEMBERS : 1 - MEMBERS) * (visit === 'first' ? FIRST : 1 - FIRST);
  const one = [
    ['one visit', ...visits.map(({ who, visit }) => `${who}, ${visit}`)],
    ...Object.entries(kinds).map(([kind, name]) => [
      name,
      ...visits.map(({ costs }) => `${costs[kind].requests} (${kib(costs[kind].bytes)} KiB)`),
    ]),
  ];
  const million = [
    ['a million visits a day', 'requests', 'GB', 'requests a second', 'busiest second'],
    ...Object.entries(kinds).map(([kind, name]) => {
      const sum = (unit) => VISITS * visits.reduce((all, visit) => all + shareOf(visit) * visit.costs[kind][unit], 0);
      const requests = sum('requests');
      const cells = [
        (requests / 1e6).toFixed(1) + ' million',
        (sum('bytes') / 1e9).toFixed(0),
        requests / DAY_S,
        (PEAK * requests) / DAY_S,
      ];
      return [name, ...cells.map((cell) => (typeof cell === 'number' ? cell.toFixed(0) : cell))];
    }),
  ];
  const assumed = `Assumed: ${FIRST * 100} % are first visits, ${MEMBERS * 100} % are members', and the busiest second has ${PEAK} times the average.`;
  return [markdown(one), assumed, markdown(million)].join('\n\n');
}

function kib(bytes) {
  return (bytes / 1024).toFixed(0);
}

function markdown([head, ...rows]) {
  return [head, head.map((_, column) => (column === 0 ? '---' : '---:')), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
