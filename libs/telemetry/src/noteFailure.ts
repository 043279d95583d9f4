import { isAppError } from '@parlour/api-client';
import { earlyPage } from '@parlour/kernel/device';
import type { Feature } from '@parlour/kernel/feature';
import { isRejectedWithValue } from '@reduxjs/toolkit';

/**
 * Passes a caught failure to the reporter, or queues it until the reporter loads (build/start.js). Uncaught errors reach the
 * reporter by themselves.
 */
export function noteFailure(failure: unknown): void {
  earlyPage.failures?.push(failure);
}

/** A reply that does not match its schema: the call and the field, never a value. */
export type SchemaMismatch = { mismatchedCall: string; field: string };

type Rejected = { payload: unknown; meta: { arg?: { endpointName?: string } } };

/** Reports replies that do not match the contract, because gateway and app have diverged (reliability N5). */
export const listenForSchemaMismatches: NonNullable<Feature['listen']> = (startListening) => {
  startListening({
    matcher: isRejectedWithValue,
    effect: (action) => {
      const { payload, meta } = action as unknown as Rejected;
      if (!isAppError(payload) || (payload.kind !== 'schema' && payload.kind !== 'malformed')) return;
      const field = payload.kind === 'schema' ? payload.path : 'no JSON';
      noteFailure({ mismatchedCall: meta.arg?.endpointName ?? '', field } satisfies SchemaMismatch);
    },
  });
};
