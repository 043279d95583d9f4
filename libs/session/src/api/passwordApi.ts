import { api, fromWire } from '@parlour/api-client';
import { passwordWire } from '../wire/passwordWire';

export const passwordApi = api.injectEndpoints({
  endpoints: (build) => ({
    sendForgotCode: build.mutation({ ...fromWire(passwordWire.sendForgotCode) }),
    sendForgotMail: build.mutation({ ...fromWire(passwordWire.sendForgotMail) }),
    verifyForgotCode: build.mutation({
      ...fromWire(passwordWire.verifyForgotCode),
    }),
    setForgottenPassword: build.mutation({
      ...fromWire(passwordWire.setForgottenPassword),
    }),
    findForgottenPassword: build.query({
      ...fromWire(passwordWire.findForgottenPassword),
    }),
    changePassword: build.mutation({
      ...fromWire(passwordWire.changePassword),
      invalidatesTags: ['Member'],
    }),
    findPasswordChange: build.query({
      ...fromWire(passwordWire.findPasswordChange),
    }),
  }),
});
