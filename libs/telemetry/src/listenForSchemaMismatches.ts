import { isAppError } from '@parlour/api-client';
import type { Feature } from '@parlour/kernel/feature';
import { isRejectedWithValue } from '@reduxjs/toolkit';
import { noteFailure } from './noteFailure';

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
