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
import type { limitsWire, memberWalletsWire, moneyExtrasWire, recordsWire, walletWire } from '@parlour/wallet/wire';
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
  typeof moneyExtrasWire &
  typeof recordsWire &
  typeof walletWire;

/** Who calls. A public call says nothing about the player. */
export type Caller = { merchant: string; language: string; clientId?: string; device?: string; token?: string };

/** A reply in the contract's envelope; `code` is still the gateway's own. */
export type Envelope = { success: true; value?: unknown } | { success: false; code?: string; value?: unknown };

type Sent<Call extends WireCall> = InferOutput<Call['input']>;

/** How one call differs. */
export type CallAdapter<Call extends WireCall> = {
  method?: WireCall['method'];
  path?: `/${string}`;
  /** The gateway's names for fields of the request. Its refusals name the same fields. */
  fields?: { [Field in keyof Sent<Call>]?: string };
  /** Writes the request, whose fields are renamed already. */
  input?(input: Sent<Call> & Record<string, unknown>, caller: Caller): object;
  /** Reads the value of a reply. Whoever implements it names the gateway's own type. */
  value?(value: unknown): WireReply<Call>;
};

/** How an operator's gateway differs from the contract (docs/guides/real-gateway.md). Whatever is left out is as in the contract. */
export type GatewayAdapter = {
  /** The gateway's path for a path of the contract, unless the call has its own. */
  path?(path: string): string;
  headers?(caller: Caller): Record<string, string>;
  envelope?(reply: { status: number; body: unknown }): Envelope;
  /** The contract's names for the gateway's refusals. */
  refusals?: Record<string, RefusalCode>;
  calls: { [Name in keyof Wires]?: CallAdapter<Wires[Name]> };
};
