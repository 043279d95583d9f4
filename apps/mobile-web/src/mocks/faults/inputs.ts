import { contract } from './contract';
import { sampleOf } from './sampleOf';

const scope = { merchant: '200jilif3', language: 'EN' };
const page = { ...scope, gameType: 'RNG', pageNo: 1, pageSize: 25 };
const device = { endpoint: 'https://push.example/a' };
const lobby = { language: 'EN', mode: 'trad' };

/** Inputs of endpoints whose arguments differ from their call's input or that have their own names. */
const own: Record<string, unknown> = {
  addPushSubscription: { ...device, p256dh: `B${'a'.repeat(86)}`, auth: 'a'.repeat(22), language: 'EN', timeZone: 'Asia/Manila' },
  cancelBetSubOrder: { orderId: 'a', subOrderId: 'a' },
  collectBets: { from: 0, to: 1, language: 'EN' },
  collectMoney: { from: 0, to: 1, type: 'deposit', language: 'EN' },
  findGames: page,
  getGamePage: page,
  getRecentGames: page,
  getRecentLotteries: lobby,
  getVendors: scope,
  removePushSubscription: device,
  sendTestPush: device,
  setFavourite: { nodeId: 'a', vendor: 'a', isOn: true },
  setPushSettings: { topics: { money: true, security: true, messages: true, promotions: false }, quiet: null },
};

/** Endpoints whose argument has the field `vendor`, while their call has `vassalage`. */
const vendorEndpoints = ['addRecentGame', 'getGameDetail', 'launchDemo', 'launchGame'];

/** A valid argument of an endpoint. */
export function inputOf(endpoint: string): unknown {
  if (endpoint in own) return own[endpoint];
  const call = contract.find(([name]) => name === endpoint)?.[1];
  if (!call) throw new Error(`"${endpoint}" asks by no call of its name: say in inputs.ts what it takes`);
  const input = sampleOf(call.input);
  return vendorEndpoints.includes(endpoint) ? { ...(input as object), vendor: 'a' } : input;
}
