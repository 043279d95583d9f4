// `npm run bench`: prints performance figures and their goals. Names select parts (`npm run bench -- games`), `--write` stores
// their results in docs/performance.md. `affected` takes many minutes and runs only when named.
import { loadavg } from 'node:os';
import { benchAffected } from './benchAffected.mjs';
import { benchDoors } from './benchDoors.mjs';
import { benchGames } from './benchGames.mjs';
import { benchHome } from './benchHome.mjs';
import { benchHour } from './benchHour.mjs';
import { benchLighthouse } from './benchLighthouse.mjs';
import { benchMoments } from './benchMoments.mjs';
import { benchTaps } from './benchTaps.mjs';
import { benchTouch } from './benchTouch.mjs';
import { saveResults } from './report/saveResults.mjs';
import { furtherTables, table } from './report/table.mjs';
import { writeDocs } from './report/writeDocs.mjs';
import { startAll } from './startAll.mjs';

const usual = {
  doors: benchDoors,
  touch: benchTouch,
  home: benchHome,
  lighthouse: benchLighthouse,
  games: benchGames,
  taps: benchTaps,
  moments: benchMoments,
  hour: benchHour,
};
const benches = { ...usual, affected: benchAffected };
const asked = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const unknown = asked.find((name) => !Object.hasOwn(benches, name));
if (unknown !== undefined) throw new Error(`No benchmark ${unknown}: there are ${Object.keys(benches).join(', ')}`);

const runs = Number(process.env.BENCH_RUNS ?? 5);
const [load] = loadavg();
const parts = [];
const { close, ...stage } = await startAll();
try {
  for (const name of asked.length > 0 ? asked : Object.keys(usual)) {
    console.log(`── ${name}`);
    try {
      parts.push({ name, ...(await benches[name]({ ...stage, runs })) });
    } catch (error) {
      console.error(error);
      process.exitCode = 1;
    }
  }
} finally {
  await close();
}

const run = { conditions: { runs, load, node: process.version, chromium: stage.version }, parts };
for (const text of [table(parts), ...furtherTables(parts)]) console.log(`\n${text}`);
for (const { name, notes = [] } of parts) for (const note of notes) console.log(`${name}: ${note}`);
console.log(`\n${saveResults(run)}`);
if (process.argv.includes('--write')) await writeDocs(run);
process.exit();
