import { get } from 'node:http';
import { CONNECTIONS, proxyHeaders, underLoad } from './underLoad.mjs';

const WARM_UP_S = 3;
const MIB = 2 ** 20;

/**
 * Measures the app's server as a reverse proxy or a CDN asks it: over open connections, for compressed replies.
 * @param {{ server: Awaited<ReturnType<typeof import('./startServer.mjs').startServer>>, gateway: { calls: () => number }, seconds: number }} options
 */
export async function benchServer({ server, gateway, seconds }) {
  const home = { path: '/m/home' };
  const { headers: known, body } = await replyOf(server.origin, home);
  const same = { path: '/m/home', headers: { 'If-None-Match': known.get('etag'), Cookie: 'home=200jilif3.en.visitor' } };
  const other = { path: '/m/slot-games' };
  const measure = (target, rate) => underLoad(server, { ...target, seconds, rate });

  await underLoad(server, { ...home, seconds: WARM_UP_S });
  const before = await server.use();
  const [callsBefore, startedAt] = [gateway.calls(), Date.now()];
  const full = await measure(home);
  const half = await measure(home, full.rate / 2);
  const unchanged = await measure(same);
  const document = await measure(other);
  const after = await server.use();
  const minutes = (Date.now() - startedAt) / 60_000;

  return {
    title: `The app's server, one process, ${CONNECTIONS} connections, ${seconds} s for each figure`,
    figures: [
      { name: 'home: responses a second of one core', value: full.perCore, atLeast: 1500 },
      { name: 'home: responses a second, as long as the machine gave', value: full.rate },
      { name: 'home: 99th percentile at half of that, ms', value: half.p99, digits: 1, atMost: 20 },
      { name: 'home, unchanged (304): responses a second of one core', value: unchanged.perCore, atLeast: 1500 },
      { name: 'another document: responses a second of one core', value: document.perCore },
      { name: 'home: KiB on the wire', value: body / 1024, digits: 1 },
      { name: 'replies that failed', value: full.failed + half.failed + unchanged.failed + document.failed, atMost: 0 },
      { name: 'calls of the gateway a minute', value: (gateway.calls() - callsBefore) / minutes },
      { name: 'heap, MiB more than before', value: (after.heap - before.heap) / MIB, digits: 1, atMost: 5 },
      { name: 'resident memory, MiB', floor: before.rss / MIB, against: 'before', value: after.rss / MIB },
    ],
  };
}

/** The headers and the bytes of one compressed reply. `fetch` would decompress it. */
async function replyOf(origin, { path }) {
  return new Promise((resolve, reject) => {
    get(origin + path, { headers: proxyHeaders }, async (reply) => {
      let body = 0;
      for await (const part of reply) body += part.length;
      resolve({ headers: new Map(Object.entries(reply.headers)), body });
    }).once('error', reject);
  });
}
