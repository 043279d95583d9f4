import { gamesWire } from '@parlour/games/wire';
import { siteWire } from '@parlour/site/wire';
import { walletWire } from '@parlour/wallet/wire';
import type { Fault } from './Fault';
import { at, headed, replies, rewritten, valued } from './spoil';

const { getStatus, getLocation } = siteWire;
const { getMemberWallet, getMerchantWallet } = walletWire;
const header = (name: string, text: string | undefined) =>
  replies((reply) => headed(reply, (headers) => (text === undefined ? headers.delete(name) : headers.set(name, text))));
const hourMs = 3_600_000;

/** Faults of single replies: bodies, statuses, headers. */
export const replyFaults: Fault[] = [
  {
    does: 'sends the value without an envelope',
    proxy: at(
      getStatus,
      replies((reply) => rewritten(reply, ({ success, value, ...refusal }) => (success ? value : { success, value, ...refusal }))),
    ),
    only: ['getStatus'],
    finds: ['getStatus envelope'],
  },
  {
    does: 'sends a page instead of JSON',
    proxy: at(
      getLocation,
      async () =>
        new Response('<!doctype html>', {
          headers: { 'Content-Type': 'text/html', Date: new Date().toUTCString(), 'Cache-Control': 'private, no-store' },
        }),
    ),
    settings: { origin: undefined },
    only: ['getLocation'],
    finds: ['getLocation json', 'getLocation envelope'],
  },
  {
    does: 'sends an amount as a number',
    proxy: at(
      getMemberWallet,
      valued((value: { sumBalance: string }) => ({ ...value, sumBalance: Number(value.sumBalance) })),
    ),
    only: ['getMemberWallet'],
    finds: ['getMemberWallet value'],
  },
  {
    does: 'leaves a field out',
    proxy: at(
      getMerchantWallet,
      valued(({ currency }: { currency: string }) => ({ currency })),
    ),
    only: ['getMerchantWallet'],
    finds: ['getMerchantWallet value'],
  },
  {
    does: 'sends a tile whose id is a number',
    proxy: at(
      gamesWire.getHotGames,
      replies(async (reply) => {
        const text = (await reply.text()).replace(/"gameId":"[^"]*"/, '"gameId":7');
        return new Response(reply.status === 304 ? null : text, { status: reply.status, headers: reply.headers });
      }),
    ),
    only: ['getHotGames'],
    finds: ['getHotGames value'],
  },
  {
    does: 'answers at another address',
    proxy: at(getLocation, (request, pass) => pass(new Request(`${new URL(request.url).origin}/wps/elsewhere`, request))),
    only: ['getLocation'],
    finds: ['getLocation status', 'getLocation json', 'getLocation envelope'],
  },
  {
    does: 'redirects',
    proxy: at(
      getLocation,
      replies((reply) => {
        const headers = new Headers(reply.headers);
        headers.set('Location', 'https://elsewhere.example/');
        return new Response(reply.body, { status: 302, headers });
      }),
    ),
    only: ['getLocation'],
    finds: ['getLocation status'],
  },
  {
    does: 'never answers',
    proxy: at(getLocation, () => new Promise(() => undefined)),
    settings: { origin: undefined, member: undefined, readLimitMs: 300 },
    only: ['getLocation'],
    finds: ['getLocation time'],
  },
  {
    does: 'counts requests without saying when to come back',
    proxy: at(
      getLocation,
      replies((reply) => new Response(null, { status: 429, headers: reply.headers })),
    ),
    only: ['getLocation'],
    finds: ['getLocation retryAfter'],
  },
  { does: 'sends no Date', proxy: at(getLocation, header('Date', undefined)), only: ['getLocation'], finds: ['getLocation date'] },
  {
    does: 'has a clock that is an hour slow',
    proxy: at(
      getLocation,
      replies((reply) => headed(reply, (headers) => headers.set('Date', new Date(Date.now() - hourMs).toUTCString()))),
    ),
    only: ['getLocation'],
    finds: ['getLocation date'],
  },
  {
    does: "does not let the app's origin read",
    proxy: at(getLocation, header('Access-Control-Allow-Origin', undefined)),
    only: ['getLocation'],
    finds: ['getLocation cors'],
  },
  {
    does: 'hides Date from the app',
    proxy: at(getLocation, header('Access-Control-Expose-Headers', 'Retry-After')),
    only: ['getLocation'],
    finds: ['getLocation cors'],
  },
  {
    does: 'allows no Client-Id in a preflight',
    proxy: at(
      { ...getLocation, method: 'OPTIONS' as never },
      header('Access-Control-Allow-Headers', 'Authorization, Content-Type, Merchant, Language'),
    ),
    only: ['getLocation'],
    finds: ['getLocation preflight'],
  },
  { does: 'sends no ETag', proxy: at(getStatus, header('ETag', undefined)), only: ['getStatus'], finds: ['getStatus caching'] },
  {
    does: 'never answers 304',
    proxy: at(getStatus, (request, pass) => {
      const headers = new Headers(request.headers);
      headers.delete('If-None-Match');
      return pass(new Request(request.url, { headers }));
    }),
    only: ['getStatus'],
    finds: ['getStatus revalidation'],
  },
  {
    does: 'keeps a public reply for a day',
    proxy: at(getMerchantWallet, header('Cache-Control', 'public, max-age=86400')),
    only: ['getMerchantWallet'],
    finds: ['getMerchantWallet caching'],
  },
  {
    does: "lets caches keep a player's balance",
    proxy: at(getMemberWallet, header('Cache-Control', 'public, max-age=60')),
    only: ['getMemberWallet'],
    finds: ['getMemberWallet caching'],
  },
  {
    does: 'varies a public reply by the token',
    proxy: at(getStatus, header('Vary', 'Origin, Authorization')),
    only: ['getStatus'],
    finds: ['getStatus caching'],
  },
  {
    does: 'gives each caller a public reply of its own',
    proxy: at(
      getMerchantWallet,
      replies((reply, request) => rewritten(reply, (envelope) => ({ ...envelope, message: request.headers.get('Language') }))),
    ),
    only: ['getMerchantWallet'],
    finds: ['getMerchantWallet sameForAll'],
  },
];
