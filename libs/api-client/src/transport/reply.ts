import type { WireCall } from '@parlour/kernel/wire-call';
import type { AppError } from '../errors/errors';
import type { GatewayContext } from '../gatewayContext';

/** A call with its input. */
export type Exchange = {
  context: GatewayContext;
  call: WireCall;
  /** Already checked by the call's schema. */
  input: unknown;
  token?: string;
  /** True for a read, which can be repeated safely. */
  isRepeatable: boolean;
  /** True if the browser must ask the server before it uses a cached copy. */
  isForced: boolean;
  signal: AbortSignal;
};

/** Result of every step of a call: a value or an error. Nothing here throws. */
export type Reply<Value = unknown> = { data: Value; error?: undefined } | { error: AppError; data?: undefined };
