import { api, request } from '@parlour/api-client';
import type { WireInput, WireValue } from '@parlour/kernel';
import { securityWire } from '../wire/securityWire';

type Sets<Name extends keyof typeof securityWire> = WireInput<(typeof securityWire)[Name]>;
type Reads<Name extends keyof typeof securityWire> = WireValue<(typeof securityWire)[Name]>;

export const securityApi = api.injectEndpoints({
  endpoints: (build) => ({
    getSecurityConfig: build.query<Reads<'getSecurityConfig'>, void>({
      query: () => request(securityWire.getSecurityConfig)({}),
      providesTags: ['Member', 'WithdrawRules', 'Account'],
    }),
    sendCode: build.mutation<Reads<'sendCode'>, Sets<'sendCode'>>({ query: request(securityWire.sendCode) }),
    setEmail: build.mutation<unknown, Sets<'setEmail'>>({ query: request(securityWire.setEmail), invalidatesTags: ['Member'] }),
    setMobile: build.mutation<unknown, Sets<'setMobile'>>({
      query: request(securityWire.setMobile),
      invalidatesTags: ['Member', 'WithdrawRules'],
    }),
    changePaymentPassword: build.mutation<Reads<'changePaymentPassword'>, Sets<'changePaymentPassword'>>({
      query: request(securityWire.changePaymentPassword),
      invalidatesTags: ['Member'],
    }),
    resetPaymentPassword: build.mutation<Reads<'resetPaymentPassword'>, Sets<'resetPaymentPassword'>>({
      query: request(securityWire.resetPaymentPassword),
      invalidatesTags: ['Member'],
    }),
    findPaymentPasswordChange: build.query<Reads<'findPaymentPasswordChange'>, Sets<'findPaymentPasswordChange'>>({
      query: request(securityWire.findPaymentPasswordChange),
    }),
    getSecurityQuestions: build.query<Reads<'getSecurityQuestions'>, Sets<'getSecurityQuestions'>>({
      query: request(securityWire.getSecurityQuestions),
    }),
    setSecurityQuestions: build.mutation<unknown, Sets<'setSecurityQuestions'>>({
      query: request(securityWire.setSecurityQuestions),
      invalidatesTags: ['Member'],
    }),
    getDevices: build.query<Reads<'getDevices'>, void>({
      query: () => request(securityWire.getDevices)({}),
      providesTags: ['Member'],
      keepUnusedDataFor: 0,
    }),
    endDevice: build.mutation<unknown, Sets<'endDevice'>>({ query: request(securityWire.endDevice), invalidatesTags: ['Member'] }),
    setPhrase: build.mutation<unknown, Sets<'setPhrase'>>({ query: request(securityWire.setPhrase), invalidatesTags: ['Member'] }),
  }),
});
