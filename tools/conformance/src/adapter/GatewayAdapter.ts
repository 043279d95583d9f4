import type { agentWire, teamWire, transferWire } from '@parlour/agent/wire';
import type { RefusalCode } from '@parlour/api-client/wire';
import type { contentWire } from '@parlour/content/wire';
import type { discoveryWire, gamesWire, lotteryWire } from '@parlour/games/wire';
import type { WireCall, WireReply } from '@parlour/kernel/wire-call';
import type { messagingWire } from '@parlour/messaging/wire';
import type { playControlsWire, playerWire } from '@parlour/player/wire';
import type { promotionGateWire, rankWire, referralWire, rewardWire, vipWire } from '@parlour/promotions/wire';
import type { accessWire, passkeyWire, passwordWire, profileWire, securityWire, sessionWire } from '@parlour/session/wire';
import type { siteWire } from '@parlour/site/wire';
import type { limitsWire, memberWalletsWire, recordsWire, walletWire } from '@parlour/wallet/wire';
import type { InferOutput } from 'valibot';

type Wires = typeof agentWire &
  typeof teamWire &
  typeof transferWire &
  typeof discoveryWire &
  typeof gamesWire &
  typeof lotteryWire &
  typeof siteWire &
  typeof contentWire &
  typeof messagingWire &
  typeof playControlsWire &
  typeof playerWire &
  typeof promotionGateWire &
  typeof rankWire &
  typeof referralWire &
  typeof rewardWire &
  typeof vipWire &
  typeof accessWire &
  typeof passkeyWire &
  typeof passwordWire &
  typeof profileWire &
  typeof securityWire &
  typeof sessionWire &
  typeof limitsWire &
  typeof memberWalletsWire &
  typeof recordsWire &
  typeof walletWire;

/** Who calls. A public call says nothing about the player, and caches share its reply, which must not depend on the browser either. */
export type Caller = {
  merchant: string;
  language: string;
  clientId?: string;
  device?: string;
  token?: string;
  userAgent?: string;
  /** `Accept-Language` of the browser. */
  browserLanguage?: string;
};

/** A reply in the contract's envelope; `code` is still the gateway's own. `message` is plain text for the player. */
export type Envelope = { success: true; value?: unknown } | Refused;
export type Refused = { success: false; code?: string; value?: unknown; message?: string };

type Sent<Call extends WireCall> = InferOutput<Call['input']>;
type Path = `/${string}`;

/** A request in the gateway's words. An object is sent as JSON, text as it is; `headers` win over those of the adapter. */
export type GatewayRequest = {
  query?: Record<string, string | number | boolean | undefined>;
  body?: object | string;
  headers?: Record<string, string>;
};

/** What an adapter's functions for one call can use: further requests to the gateway, and refusals. */
export type Means = {
  /**
   * Sends one more request to the same gateway, in its own words, with the headers and cookies of the caller. Returns the value of the
   * envelope; with `text`, the reply as it is. A call may ask four times, within its time; no request is repeated.
   * Rejects with the gateway's refusal, whose `code` is the contract's. Its `status` is 200, unless the refusal passes by itself, the session is
   * over, or a call that only reads was refused with the status of a fault. Any other fault of the gateway rejects with a plain error.
   */
  ask(path: Path, request?: GatewayRequest & { method?: WireCall['method']; text?: true }): Promise<unknown>;
  /** A refusal in the contract's words, to be thrown. */
  refuse(code: RefusalCode, value?: object): Error;
};

/** What a function that reads a reply can use. `input` has the contract's names. */
export type Exchange<Call extends WireCall> = Means & { input: Sent<Call>; caller: Caller; status: number; headers: Headers };

/** How one call of the gateway differs from the contract. */
export type CallAdapter<Call extends WireCall> = {
  method?: WireCall['method'];
  /** A function gets the input with the contract's names; its texts are encoded for a path already. */
  path?: Path | ((input: Sent<Call>, caller: Caller) => Path);
  /** The gateway's names for fields of the request. Its refusals name the same fields. */
  fields?: { [Field in keyof Sent<Call>]?: string };
  /** Writes the fields of the request, which are renamed already. */
  input?(input: Sent<Call> & Record<string, unknown>, caller: Caller): object | Promise<object>;
  /** Writes the whole request, in place of `input`: for encryption, headers of one call, or a body that is no object. */
  request?(input: Sent<Call> & Record<string, unknown>, caller: Caller, means: Means): GatewayRequest | Promise<GatewayRequest>;
  /** Reads the value of a reply. Whoever implements it names the gateway's own type. */
  value?(value: unknown, exchange: Exchange<Call>): WireReply<Call> | Promise<WireReply<Call>>;
  /** Reads a refusal that is an answer, of a name that is taken for example; never one with the status of a fault. Undefined: it stays a refusal. */
  refused?(refusal: Refused, exchange: Exchange<Call>): WireReply<Call> | undefined;
  /** The gateway answers this public call only with a session: a token that comes with the call goes along, and no cache keeps the reply. */
  withSession?: true;
  /** The gateway has no keys, and this call finds the outcome by what there is now: every key leads to the same value. */
  byState?: true;
};

/** A call that the gateway does not have (`absent`: the app hides what needs it), or whose value never changes. */
export type CallEntry<Call extends WireCall> = CallAdapter<Call> | 'absent' | { constant: WireReply<Call> };

/** How an operator's gateway differs from the contract (docs/guides/real-gateway.md). Whatever is left out is as in the contract. */
export type GatewayAdapter = {
  /** The gateway's path for a path of the contract, unless the call has its own. */
  path?(path: string): string;
  headers?(caller: Caller): Record<string, string>;
  envelope?(reply: { status: number; body: unknown }): Envelope;
  /** The contract's names for the gateway's refusals. After BUSY (too many requests) and PASSING (a fault that passes) the app repeats what it reads. */
  refusals?: Record<string, RefusalCode | 'BUSY' | 'PASSING'>;
  /** Names of the gateway's cookies that it needs back, for a captcha for example. The server keeps them for each browser. */
  cookies?: string[];
  calls: { [Name in keyof Wires]?: CallEntry<Wires[Name]> };
};
