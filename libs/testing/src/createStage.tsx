import {
  type PayloadAction,
  type UnknownAction,
  combineSlices,
  configureStore,
  createListenerMiddleware,
  createSlice,
} from '@reduxjs/toolkit';
import { type GatewayContext, api, errorMessages, forgetUnsentOnReconnect } from '@parlour/api-client';
import { type Locale, localeChanged, loggedIn, loggedOut, merchantChanged, ownLocale, toGatewayLanguage } from '@parlour/kernel';
import type { Feature, Messages } from '@parlour/kernel/feature';
import { type i18n as I18n, createInstance } from 'i18next';
import { type ReactNode, useEffect } from 'react';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { Provider } from 'react-redux';

export type StageOptions = {
  /** Other features whose slices, listeners, messages and routes take part. */
  with?: Feature[];
  /** Dispatched before anything renders, e.g. `loggedIn({ … })`. */
  events?: UnknownAction[];
  locale?: Locale;
  /** Initial state by slice name. */
  state?: Record<string, unknown>;
  /** Replaces parts of the gateway context, e.g. `getToken`. */
  context?: Partial<GatewayContext>;
};

export type Stage = { store: ReturnType<typeof createStore>['store']; i18n: I18n; Wrapper: (props: { children: ReactNode }) => ReactNode };

/** Provides a feature with everything the app gives it: store, listeners, gateway context and messages. */
export async function createStage(features: Feature[], options: StageOptions = {}): Promise<Stage> {
  const { events = [], locale = 'en' } = options;
  const i18n = createInstance();
  await i18n.use(initReactI18next).init({
    lng: locale,
    fallbackLng: false,
    resources: { [locale]: await loadMessages(features, locale) },
    interpolation: { escapeValue: false },
    returnNull: false,
    react: { bindI18nStore: 'added' },
    parseMissingKeyHandler: (key: string, fallback?: string) => {
      if (fallback !== undefined) return fallback;
      throw new Error(`No message for "${key}"`);
    },
  });
  const { store, startListening } = createStore(features, options);
  startListening({
    actionCreator: localeChanged,
    effect: async ({ payload }) => {
      const messages = await loadMessages(features, payload);
      for (const [namespace, texts] of Object.entries(messages)) i18n.addResourceBundle(payload, namespace, texts);
      await i18n.changeLanguage(payload);
    },
  });
  for (const event of [...(options.locale ? [localeChanged(locale)] : []), ...events]) store.dispatch(event);

  function Wrapper({ children }: { children: ReactNode }) {
    useEffect(() => forgetUnsentOnReconnect(store), []);
    return (
      <Provider store={store}>
        <I18nextProvider i18n={i18n}>{children}</I18nextProvider>
      </Provider>
    );
  }
  return { store, i18n, Wrapper };
}

async function loadMessages(features: Feature[], locale: Locale): Promise<Record<string, Messages>> {
  const language = ownLocale(locale);
  const bundles = features.map(async ({ id, messages, screenMessages }) => {
    const [own, screens] = await Promise.all([messages(language), screenMessages?.(language)]);
    return [id, merge(own.default, screens?.default ?? {})] as const;
  });
  return { ...Object.fromEntries(await Promise.all(bundles)), errors: (await errorMessages(language)).default };
}

function merge(a: Messages, b: Messages): Messages {
  const merged = { ...a };
  for (const [key, value] of Object.entries(b)) {
    const own = merged[key];
    merged[key] = typeof own === 'object' && typeof value === 'object' ? merge(own as Messages, value as Messages) : value;
  }
  return merged;
}

/** The session for the gateway client, derived from events alone. */
const gatewaySlice = createSlice({
  name: 'testGateway',
  initialState: { token: undefined as string | undefined, epoch: 0, merchantCode: '200jilif3', locale: 'en' as Locale },
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(loggedIn, (state, { payload }) => ({ ...state, token: payload.token, epoch: state.epoch + 1 }))
      .addCase(loggedOut, (state) => ({ ...state, token: undefined, epoch: state.epoch + 1 }))
      .addCase(merchantChanged, (state, { payload }: PayloadAction<string>) => ({ ...state, merchantCode: payload }))
      .addCase(localeChanged, (state, { payload }: PayloadAction<Locale>) => ({ ...state, locale: payload }));
  },
});

function createStore(features: Feature[], { state, context }: StageOptions) {
  const listeners = createListenerMiddleware();
  const gateway = () => gatewaySlice.selectSlice(store.getState());
  const extra: GatewayContext = {
    getToken: () => gateway().token,
    getSessionEpoch: () => gateway().epoch,
    hasCall: () => true,
    needsSession: () => false,
    getMerchantCode: () => gateway().merchantCode,
    getLanguage: () => toGatewayLanguage(gateway().locale),
    isStandalone: () => false,
    getHosts: () => [],
    renewToken: async () => undefined,
    onSessionEnded: () => void store.dispatch(loggedOut()),
    sendsTokenInQuery: () => false,
    retryDelaysMs: [0, 0],
    ...context,
  };
  const store = configureStore({
    reducer: combineSlices(api, gatewaySlice, ...features.flatMap(({ slices }) => slices ?? [])),
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: extra }, serializableCheck: false, immutableCheck: false })
        .prepend(listeners.middleware)
        .concat(api.middleware),
    preloadedState: state as never,
  });
  for (const { listen } of features) listen?.(listeners.startListening);
  listeners.startListening({ actionCreator: loggedOut, effect: () => void store.dispatch(api.util.resetApiState()) });
  return { store, startListening: listeners.startListening };
}
