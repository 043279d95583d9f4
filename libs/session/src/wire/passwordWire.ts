import { wireCall, wireTime } from '@parlour/kernel';
import * as v from 'valibot';

const captcha = v.optional(v.string(), '');
const idempotencyKey = v.pipe(v.string(), v.uuid());
const account = v.object({ userName: v.pipe(v.string(), v.maxLength(500)) });
const change = v.object({ changedAt: wireTime });
/** The same whether the account exists or not (product 4.15): nobody learns who is a member here. */
const sent = v.object({ expirationTime: wireTime });

/** Forgotten and changed passwords (specification 7, account). */
export const passwordWire = {
  sendForgotCode: wireCall({
    method: 'POST',
    path: '/wps/verification/sms/forgot',
    access: 'anyone',
    encrypted: true,
    input: v.object({ username: v.string(), mobileNum: v.string(), countryDialingCode: v.string(), captcha }),
    value: sent,
  }),
  sendForgotMail: wireCall({
    method: 'POST',
    form: true,
    path: '/wps/member/password/email',
    access: 'anyone',
    input: v.object({ username: v.string(), email: v.string(), language: v.string(), captcha }),
    value: sent,
  }),
  /** A right code buys a ticket for one new password. It is used up, so a repeated key answers with the same ticket. */
  verifyForgotCode: wireCall({
    method: 'POST',
    path: '/wps/member/password/verification',
    access: 'anyone',
    encrypted: true,
    input: v.object({
      idempotencyKey,
      username: v.string(),
      mobileNum: v.string(),
      countryDialingCode: v.string(),
      verificationCode: v.string(),
    }),
    value: v.object({ ticket: v.pipe(v.string(), v.minLength(8), v.maxLength(200)), expirationTime: wireTime }),
  }),
  /** "Set password by phone"; the ticket of a mail's link serves as well. */
  setForgottenPassword: wireCall({
    method: 'POST',
    path: '/wps/member/password/phone',
    access: 'anyone',
    encrypted: true,
    input: v.object({ idempotencyKey, ticket: v.string(), password: v.string() }),
    value: account,
  }),
  /** What became of a new password whose reply was lost: the account, or null when the gateway never set it. */
  findForgottenPassword: wireCall({
    method: 'POST',
    path: '/wps/member/password/phone/byKey',
    access: 'anyone',
    encrypted: true,
    input: v.object({ idempotencyKey }),
    value: v.nullable(account),
  }),
  changePassword: wireCall({
    method: 'PUT',
    path: '/wps/member/password',
    access: 'session',
    encrypted: true,
    input: v.object({ idempotencyKey, oldPassword: v.string(), password: v.string() }),
    value: change,
  }),
  /** What became of a change whose reply was lost; null when the gateway never made it. */
  findPasswordChange: wireCall({
    method: 'GET',
    path: '/wps/member/password/byKey',
    access: 'session',
    input: v.object({ idempotencyKey }),
    value: v.nullable(change),
  }),
};
