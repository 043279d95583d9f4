import type { WireInput, WireValue } from '@parlour/kernel/wire-call';
import type { SubmissionKind } from '@parlour/submission';
import * as v from 'valibot';
import { accessApi } from '../api/accessApi';
import { sessionApi } from '../api/sessionApi';
import { type RegisterValues, emptyRegisterValues } from '../rules/registerFields';
import type { registerWire } from '../wire/registerWire';

export type RegisterInput = Omit<WireInput<typeof registerWire.register>, 'idempotencyKey'>;

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

type Circumstances = {
  countryDialingCode: string;
  domain: string;
  campaign?: RegisterInput['campaign'];
  registerUrl: string;
  method: RegisterInput['registerMethod'];
  isNormal?: boolean;
};

/**
 * Returns the whole payload (specification 3), without its idempotency key. Fields not asked for are empty strings, but the
 * confirmation is the password; `type` is always 0. By mobile number,
 * it is not a normal registration.
 */
export function registerPayload(values: Partial<RegisterValues>, around: Circumstances): RegisterInput {
  return {
    ...emptyRegisterValues,
    ...values,
    confirmPassword: values.confirmPassword ?? values.password ?? '',
    countryDialingCode: around.countryDialingCode,
    registerUrl: around.registerUrl,
    registerMethod: around.method,
    domain: around.domain,
    ...(around.campaign && { campaign: around.campaign }),
    type: 0,
    normalRegister: around.isNormal ?? true,
    humanCheck: Boolean(values.captcha),
  };
}
