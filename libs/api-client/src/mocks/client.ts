import { loggedIn, loggedOut } from '@parlour/kernel';
import { wireCall, wireId, type WireInput, wireList, wireMoney, wireText } from '@parlour/kernel/wire-call';
import { combineSlices, configureStore, createSlice } from '@reduxjs/toolkit';
import * as v from 'valibot';
import { api } from '../api';
import type { GatewayContext } from '../gatewayContext';
import { fromWire } from '../request';

const wallet = v.object({ id: wireId, balance: wireMoney });

export const calls = {
  getWallet: wireCall({
    method: 'GET',
    path: '/wps/test/wallet',
    access: 'session',
    input: v.object({ page: v.optional(v.number()), name: v.optional(v.string()), isNew: v.optional(v.boolean()) }),
    value: wallet,
  }),
  getNames: wireCall({
    method: 'GET',
    path: '/wps/test/names',
    access: 'anyone',
    public: 'catalogue',
    input: v.object({ page: v.optional(v.number()), kind: v.optional(v.string()) }),
    value: wireList(wireText, 3),
  }),
  ping: wireCall({ method: 'GET', path: '/wps/test/ping', access: 'anyone', input: v.object({}), value: v.nullish(v.unknown()) }),
  rename: wireCall({
    method: 'PUT',
    path: '/wps/test/name',
    access: 'session',
    input: v.object({ name: v.pipe(v.string(), v.maxLength(5)), note: v.optional(v.string(), '') }),
    value: v.nullish(v.unknown()),
  }),
  setImage: wireCall({
    method: 'POST',
    path: '/wps/test/picture',
    access: 'session',
    form: true,
    input: v.object({ image: v.string(), note: v.optional(v.string(), '') }),
    value: v.nullish(v.unknown()),
  }),
  pay: wireCall({
    method: 'POST',
    path: '/wps/test/pay',
    access: 'member',
    money: true,
    input: v.object({ amount: wireMoney }),
    value: wallet,
  }),
  login: wireCall({
    method: 'POST',
    path: '/wps/session/login',
    access: 'anyone',
    encrypted: true,
    input: v.object({ password: v.string() }),
    value: v.nullish(v.unknown()),
  }),
  renew: wireCall({ method: 'POST', path: '/wps/session/renew', access: 'session', input: v.object({}), value: v.nullish(v.unknown()) }),
};

export const testApi = api.injectEndpoints({
  endpoints: (build) => ({
    getWallet: build.query({ ...fromWire(calls.getWallet) }),
    getNames: build.query({ ...fromWire(calls.getNames) }),
    ping: build.query({ ...fromWire(calls.ping) }),
    rename: build.mutation({ ...fromWire(calls.rename) }),
    setImage: build.mutation({ ...fromWire(calls.setImage) }),
    pay: build.mutation({ ...fromWire(calls.pay) }),
    login: build.mutation({ ...fromWire(calls.login) }),
    renew: build.mutation({ ...fromWire(calls.renew) }),
  }),
});

const sessionSlice = createSlice({
  name: 'session',
  initialState: { token: undefined as string | undefined, epoch: 0 },
  reducers: { tokenRenewed: (state, { payload }: { payload: string }) => ({ ...state, token: payload }) },
  extraReducers: (builder) =>
    builder
      .addCase(loggedIn, (state, { payload }) => ({ token: payload.token, epoch: state.epoch + 1 }))
      .addCase(loggedOut, (state) => ({ token: undefined, epoch: state.epoch + 1 })),
});

export const { tokenRenewed } = sessionSlice.actions;

/** Creates a store with the api and a session, as the app does. */
export function createClient(hosts: string[], options: Partial<GatewayContext> = {}) {
  const session = () => sessionSlice.selectSlice(store.getState());
  const context: GatewayContext = {
    getToken: () => session().token,
    getSessionEpoch: () => session().epoch,
    getMerchantCode: () => '200jilif3',
    getLanguage: () => 'TY',
    hasCall: () => true,
    needsSession: () => false,
    isStandalone: () => false,
    getHosts: () => hosts,
    renewToken: async () => undefined,
    onSessionEnded: () => undefined,
    sendsTokenInQuery: () => false,
    retryDelaysMs: [0, 0],
    ...options,
  };
  const store = configureStore({
    reducer: combineSlices(api, sessionSlice),
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: context }, serializableCheck: false, immutableCheck: false }).concat(api.middleware),
  });
  const { endpoints } = testApi;
  let turn = 0;
  return {
    store,
    context,
    logIn: (token: string) => store.dispatch(loggedIn({ token, userName: 'maria', type: 0, merchantCode: '200jilif3' })),
    logOut: () => store.dispatch(loggedOut()),
    getWallet: (input: WireInput<typeof calls.getWallet> = { page: (turn += 1) }) => store.dispatch(endpoints.getWallet.initiate(input)),
    getNames: (input: WireInput<typeof calls.getNames> = {}, options = {}) => store.dispatch(endpoints.getNames.initiate(input, options)),
    ping: () => store.dispatch(endpoints.ping.initiate()),
    rename: (input: WireInput<typeof calls.rename>) => store.dispatch(endpoints.rename.initiate(input)),
    pay: (amount: string) => store.dispatch(endpoints.pay.initiate({ amount })),
    login: (password: string) => store.dispatch(endpoints.login.initiate({ password })),
    setImage: (input: WireInput<typeof calls.setImage>) => store.dispatch(endpoints.setImage.initiate(input)),
    renew: () => store.dispatch(endpoints.renew.initiate()),
  };
}
