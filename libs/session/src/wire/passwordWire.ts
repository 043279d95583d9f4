import { wireCall, wireKey, wireLine, wireTime, wireUrl, wireWord } from '@parlour/kernel/wire-call';
import * as v from 'valibot';

const captcha = v.optional(wireWord, '');
const account = v.object({ userName: v.pipe(v.string(), v.maxLength(500)) });
const change = v.object({ changedAt: wireTime });
/** The same whether the account exists or not (product 4.15): nobody learns who is a member here. */
const sent = v.object({ expirationTime: wireTime });

/** Forgotten and changed passwords (specification 7, account). */
export const passwordWire = {
  /** Sends a recovery code by text message. */
  sendForgotCode: wireCall({
    method: 'POST',
    path: '/wps/verification/sms/forgot',
    access: 'anyone',
    encrypted: true,
    input: v.object({ username: wireLine, mobileNum: wireWord, countryDialingCode: wireWord, captcha }),
    value: sent,
  }),
  /** Sends a mail with a recovery link. */
  sendForgotMail: wireCall({
    method: 'POST',
    form: true,
    path: '/wps/member/password/email',
    access: 'anyone',
    input: v.object({ username: wireLine, email: wireLine, language: wireWord, captcha }),
    value: sent,
  }),
  /**
   * Exchanges a recovery code for a ticket, which allows one new password. A code works once, so a repeated key returns the same ticket.
   */
  verifyForgotCode: wireCall({
    method: 'POST',
    path: '/wps/member/password/verification',
    access: 'anyone',
    encrypted: true,
    input: v.object({
      idempotencyKey: wireKey,
      username: wireLine,
      mobileNum: wireWord,
      countryDialingCode: wireWord,
      verificationCode: wireWord,
    }),
    value: v.object({ ticket: v.pipe(v.string(), v.minLength(8), v.maxLength(200)), expirationTime: wireTime }),
  }),
  /** Sets a new password with a ticket, from a code or from the link of a mail ("Set password by phone"). */
  setForgottenPassword: wireCall({
    method: 'POST',
    path: '/wps/member/password/phone',
    access: 'anyone',
    encrypted: true,
    input: v.object({ idempotencyKey: wireKey, ticket: wireUrl, password: wireLine }),
    value: account,
  }),
  /** Returns the account whose password was set under an idempotency key after a lost reply, or null if it was never set. */
  findForgottenPassword: wireCall({
    method: 'POST',
    path: '/wps/member/password/phone/byKey',
    access: 'anyone',
    encrypted: true,
    input: v.object({ idempotencyKey: wireKey }),
    value: v.nullable(account),
  }),
  /** Changes the login password. */
  changePassword: wireCall({
    method: 'PUT',
    path: '/wps/member/password',
    access: 'session',
    encrypted: true,
    input: v.object({ idempotencyKey: wireKey, oldPassword: wireLine, password: wireLine }),
    value: change,
  }),
  /** Returns the password change of an idempotency key after a lost reply, or null if it was never made. */
  findPasswordChange: wireCall({
    method: 'GET',
    path: '/wps/member/password/byKey',
    access: 'session',
    input: v.object({ idempotencyKey: wireKey }),
    value: v.nullable(change),
  }),
};
