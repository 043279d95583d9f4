import type { WireValue } from '@parlour/kernel';
import type { SubmissionKind } from '@parlour/submission';
import * as v from 'valibot';
import { accessApi } from '../api/accessApi';
import type { RegisterInput } from '../screens/register/registerPayload';
import { sessionApi } from '../api/sessionApi';
import type { registerWire } from '../wire/registerWire';

const content = v.object({});

/** The new account, with its session unless the key is too old to open one. */
export type Registered = NonNullable<WireValue<typeof registerWire.findRegistration>>;

/**
 * Submits a registration by user name or mobile number. All that the player typed is its secret: the storage holds the key alone,
 * so the details are typed again where a page was reloaded.
 */
export const registrationSubmission: SubmissionKind<v.InferOutput<typeof content>, Registered, RegisterInput> = {
  kind: 'session.registration',
  content,
  // The client's timeout of 10 s, and 10 s of network delay.
  replyWindowMs: 20_000,
  send: async (dispatch, { idempotencyKey, secret }) => {
    const { register } = sessionApi.endpoints;
    const call = secret.normalRegister ? register : accessApi.endpoints.registerByMobile;
    const { data, error } = await dispatch(call.initiate({ idempotencyKey, ...secret }, { track: false }));
    return { data: data && { userName: data.userName, session: data }, error };
  },
  find: (dispatch, idempotencyKey) => dispatch(accessApi.endpoints.findRegistration.initiate({ idempotencyKey }, { track: false })),
};
