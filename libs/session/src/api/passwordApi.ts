import { api, request } from '@parlour/api-client';
import type { WireInput, WireValue } from '@parlour/kernel';
import { passwordWire } from '../wire/passwordWire';

type Sets<Name extends keyof typeof passwordWire> = WireInput<(typeof passwordWire)[Name]>;
type Reads<Name extends keyof typeof passwordWire> = WireValue<(typeof passwordWire)[Name]>;

export const passwordApi = api.injectEndpoints({
  endpoints: (build) => ({
    sendForgotCode: build.mutation<Reads<'sendForgotCode'>, Sets<'sendForgotCode'>>({ query: request(passwordWire.sendForgotCode) }),
    sendForgotMail: build.mutation<Reads<'sendForgotMail'>, Sets<'sendForgotMail'>>({ query: request(passwordWire.sendForgotMail) }),
    verifyForgotCode: build.mutation<Reads<'verifyForgotCode'>, Sets<'verifyForgotCode'>>({
      query: request(passwordWire.verifyForgotCode),
    }),
    setForgottenPassword: build.mutation<Reads<'setForgottenPassword'>, Sets<'setForgottenPassword'>>({
      query: request(passwordWire.setForgottenPassword),
    }),
    findForgottenPassword: build.query<Reads<'findForgottenPassword'>, Sets<'findForgottenPassword'>>({
      query: request(passwordWire.findForgottenPassword),
    }),
    changePassword: build.mutation<Reads<'changePassword'>, Sets<'changePassword'>>({
      query: request(passwordWire.changePassword),
      invalidatesTags: ['Member'],
    }),
    findPasswordChange: build.query<Reads<'findPasswordChange'>, Sets<'findPasswordChange'>>({
      query: request(passwordWire.findPasswordChange),
    }),
  }),
});
