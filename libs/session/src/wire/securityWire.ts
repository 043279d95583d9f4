import { wireCall, wireId, wireKey, wireLine, wireList, wireText, wireTime, type WireValue, wireWord } from '@parlour/kernel/wire-call';
import * as v from 'valibot';

const nothing = v.nullish(v.unknown());
const change = v.object({ changedAt: wireTime });

export const securityRowIds = [
  'loginPassword',
  'transactionPassword',
  'phone',
  'email',
  'payeeName',
  'questions',
  'accounts',
  'passkey',
  'devices',
  'phrase',
  'identity',
] as const;

/** Channel of a code: phone or e-mail. */
const channel = v.picklist(['sms', 'mail']);

/** Calls of the account's security settings (specification 7, security). */
export const securityWire = {
  /** Returns the rows of the security centre. */
  getSecurityConfig: wireCall({
    method: 'GET',
    path: '/wps/member/securityConfig',
    access: 'session',
    input: v.object({}),
    value: v.object({
      rows: wireList(
        v.object({
          id: v.picklist(securityRowIds),
          isDone: v.optional(v.boolean(), false),
          /** The current value, masked. */
          detail: v.nullish(wireText),
          isLocked: v.optional(v.boolean(), false),
        }),
        30,
      ),
      lastLogin: v.nullish(v.object({ at: wireTime, ip: v.nullish(wireText), device: v.nullish(wireText) })),
    }),
  }),
  /** Sends a code to `target`, the new address or number. Without `target` the code goes to the current one. */
  sendCode: wireCall({
    method: 'POST',
    path: '/wps/verification/member/code',
    access: 'session',
    encrypted: true,
    input: v.object({ channel, target: v.optional(wireLine, '') }),
    value: v.object({ expirationTime: wireTime }),
  }),
  /** Sets the mail address. */
  setEmail: wireCall({
    method: 'PUT',
    path: '/wps/member/info/email',
    access: 'session',
    encrypted: true,
    input: v.object({ email: wireLine, verificationCode: wireWord }),
    value: nothing,
  }),
  /** Sets the mobile number. */
  setMobile: wireCall({
    method: 'PUT',
    path: '/wps/member/info/mobile',
    access: 'session',
    encrypted: true,
    input: v.object({ mobileNum: wireWord, countryDialingCode: wireWord, verificationCode: wireWord }),
    value: nothing,
  }),
  /** Changes the transaction password. */
  changePaymentPassword: wireCall({
    method: 'PUT',
    path: '/wps/member/paymentPassword',
    access: 'member',
    encrypted: true,
    input: v.object({ idempotencyKey: wireKey, oldPaymentPassword: wireLine, paymentPassword: wireLine }),
    value: change,
  }),
  /** Sets a new transaction password with a code. */
  resetPaymentPassword: wireCall({
    method: 'POST',
    path: '/wps/member/paymentPassword/reset',
    access: 'member',
    encrypted: true,
    input: v.object({ idempotencyKey: wireKey, channel, verificationCode: wireWord, paymentPassword: wireLine }),
    value: change,
  }),
  /** Returns the change or reset of the transaction password by its idempotency key after a lost reply, or null if it was never made. */
  findPaymentPasswordChange: wireCall({
    method: 'GET',
    path: '/wps/member/paymentPassword/change/byKey',
    access: 'member',
    input: v.object({ idempotencyKey: wireKey }),
    value: v.nullable(change),
  }),
  /** Returns the security questions and how many of them to answer. */
  getSecurityQuestions: wireCall({
    method: 'GET',
    path: '/wps/member/securityQuestion',
    access: 'session',
    input: v.object({ language: wireWord }),
    value: v.object({
      /** Number of questions to answer. */
      needed: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(3)),
      questions: wireList(v.object({ id: wireId, text: wireText }), 60),
    }),
  }),
  /** Sets the answers to security questions. */
  setSecurityQuestions: wireCall({
    method: 'PUT',
    path: '/wps/member/securityQuestion',
    access: 'session',
    encrypted: true,
    input: v.object({ password: wireLine, answers: v.pipe(v.array(v.object({ id: wireWord, answer: wireLine })), v.maxLength(20)) }),
    value: nothing,
  }),
  /** Returns the devices that are logged in. */
  getDevices: wireCall({
    method: 'GET',
    path: '/wps/member/device',
    access: 'session',
    input: v.object({}),
    value: wireList(
      v.object({ id: wireId, name: wireText, ip: v.nullish(wireText), lastSeenAt: wireTime, isCurrent: v.optional(v.boolean(), false) }),
      100,
    ),
  }),
  /** Logs out one device, or, without `id`, all but this one. */
  endDevice: wireCall({
    method: 'DELETE',
    path: '/wps/member/device',
    access: 'session',
    input: v.object({ id: v.optional(wireWord, '') }),
    value: nothing,
  }),
  /** Sets the anti-phishing phrase. */
  setPhrase: wireCall({
    method: 'PUT',
    path: '/wps/member/antiPhishing',
    access: 'session',
    encrypted: true,
    input: v.object({ phrase: wireLine }),
    value: nothing,
  }),
};

export type SecurityRow = WireValue<typeof securityWire.getSecurityConfig>['rows'][number];
export type SecurityRowId = SecurityRow['id'];
