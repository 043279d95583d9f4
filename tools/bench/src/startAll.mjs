import { chromium } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from '../../../scripts/chromium.mjs';
import { buildClient, buildRecipe } from './floor/buildFloors.mjs';
import { readContent } from './floor/readContent.mjs';
import { staticList, staticPage } from './floor/staticPage.mjs';
import { openApp } from './server/openApp.mjs';
import { edgeServer } from './server/edgeServer.mjs';
import { manyGames } from './server/manyGames.mjs';

export const HTML = 'text/html; charset=utf-8';
/** Tiles of the long list's floor: more than a measured scroll passes. */
const FLOOR_TILES = 1200;

/**
 * Starts the app, the floor pages, the edges in front of them and a browser that trusts these edges.
 * @typedef {object} Stage
 * @property {import('@playwright/test').Browser} browser
 * @property {string} version The browser's.
 * @property {string} app Origin of the app's own server, which the edges stand in front of.
 * @property {(path: string, body: object) => Promise<unknown>} control Sends a command of the operator to the sandbox.
 * @property {number} debugPort
 * @property {string} edge Origin of the edge.
 * @property {(path: string, page: { type: string, content: string }) => Promise<void>} addPage Adds a page to the edge.
 * @property {() => import('./server/edgeServer.mjs').Sent[]} takeSent Returns what the edge has sent since the last call.
 * @property {string} longEdge Origin of the edge whose list of slots has 10,000 games.
 * @property {() => Promise<void>} close
 * @returns {Promise<Stage>}
 */
export async function startAll(base = Number(process.env.BENCH_PORT ?? 6300)) {
  const app = await openApp(base);
  const closers = [app.close];
  try {
    const content = await readContent(app.origin);
    const [client, recipe] = await Promise.all([buildClient(), buildRecipe(content)]);
    const pages = new Map([
      ['/floor/static', { type: HTML, content: staticPage(content) }],
      ['/floor/list', { type: HTML, content: staticList(content, FLOOR_TILES) }],
      ['/floor/client', { type: HTML, content: client.html }],
      ['/floor/client.js', { type: 'text/javascript', content: client.script }],
      ['/floor/recipe', { type: HTML, content: recipe.html }],
      ['/floor/recipe.js', { type: 'text/javascript', content: recipe.script }],
    ]);
    const sent = [];
    const edge = await edgeServer({
      onSent: (reply) => sent.push(reply),
      port: base + 30,
      origin: app.origin,
      pages,
      answers: new Map([['/lgw/floor.json', async () => content]]),
    });
    closers.push(edge.close);
    const games = manyGames(app.origin, 10_000);
    const longEdge = await edgeServer({ port: base + 40, origin: app.origin, answers: new Map([['/lgw/games/list', games]]) });
    closers.push(longEdge.close);
    const args = [...CHROMIUM_ARGS, `--ignore-certificate-errors-spki-list=${edge.pin},${longEdge.pin}`];
    // Lighthouse opens its own pages in the same browser.
    const browser = await chromium.launch({ executablePath: findChromium(), args: [...args, `--remote-debugging-port=${base + 50}`] });
    closers.push(() => browser.close());
    return {
      browser,
      version: browser.version(),
      app: app.origin,
      control: app.control,
      edge: edge.origin,
      addPage: edge.addPage,
      takeSent: () => sent.splice(0),
      longEdge: longEdge.origin,
      debugPort: base + 50,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }

  async function close() {
    for (const stop of closers.toReversed()) await stop();
  }
}
