import { api, fromWire } from '@parlour/api-client';
import { securityWire } from '../wire/securityWire';

export const securityApi = api.injectEndpoints({
  endpoints: (build) => ({
    getSecurityConfig: build.query({
      ...fromWire(securityWire.getSecurityConfig),
      providesTags: ['Member', 'WithdrawRules', 'Account'],
    }),
    sendCode: build.mutation({ ...fromWire(securityWire.sendCode) }),
    setEmail: build.mutation({ ...fromWire(securityWire.setEmail), invalidatesTags: ['Member'] }),
    setMobile: build.mutation({
      ...fromWire(securityWire.setMobile),
      invalidatesTags: ['Member', 'WithdrawRules'],
    }),
    changePaymentPassword: build.mutation({
      ...fromWire(securityWire.changePaymentPassword),
      invalidatesTags: ['Member'],
    }),
    resetPaymentPassword: build.mutation({
      ...fromWire(securityWire.resetPaymentPassword),
      invalidatesTags: ['Member'],
    }),
    findPaymentPasswordChange: build.query({
      ...fromWire(securityWire.findPaymentPasswordChange),
    }),
    getSecurityQuestions: build.query({
      ...fromWire(securityWire.getSecurityQuestions),
    }),
    setSecurityQuestions: build.mutation({
      ...fromWire(securityWire.setSecurityQuestions),
      invalidatesTags: ['Member'],
    }),
    getDevices: build.query({
      ...fromWire(securityWire.getDevices),
      providesTags: ['Member'],
      keepUnusedDataFor: 0,
    }),
    endDevice: build.mutation({ ...fromWire(securityWire.endDevice), invalidatesTags: ['Member'] }),
    setPhrase: build.mutation({ ...fromWire(securityWire.setPhrase), invalidatesTags: ['Member'] }),
  }),
});
