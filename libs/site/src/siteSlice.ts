import {
  languageWithCode,
  type Locale,
  localeChanged,
  loggedIn,
  loggedOut,
  merchantChanged,
  sessionRestored,
  toGatewayLanguage,
} from '@parlour/kernel';
import { readStored } from '@parlour/kernel/storage';
import { type PayloadAction, createSlice } from '@reduxjs/toolkit';
import * as v from 'valibot';
import { readRuntimeConfig, type Merchant, type RuntimeConfig } from './runtimeConfig';
import { wholeStatus } from './rules/statusInfo';
import { type Status, statusWire } from './wire/status';

export type SiteState = {
  config: RuntimeConfig;
  code: string;
  locale: Locale;
  /** The chosen language before it takes effect, because the change is debounced. */
  chosenLocale?: Locale;
  /** The player whose session this is. Flags for a share of the players go by the name. */
  player?: string;
  /** The system status of the last visit, used until the gateway has answered (specification 4). */
  storedStatus?: Status;
};

/** Returns the player's own language if the merchant offers it, else English, else the merchant's first (specification 9). */
function localeFor({ langList }: Merchant, wanted: string | undefined): Locale {
  const offered = [wanted, 'EN', ...langList].find((candidate) => candidate && langList.includes(candidate));
  return languageWithCode(offered ?? 'EN')?.locale ?? 'en';
}

function initialState(): SiteState {
  const config = readRuntimeConfig();
  const merchant = readStored('local', 'merchant', v.string());
  // An address names a language (`?lang=fil`), as links in search results and messages do.
  const named = new URLSearchParams(globalThis.location?.search).get('lang');
  const offered = merchantOf(config, merchant).langList.find((one) => languageWithCode(one)?.locale === named);
  const site = siteOf(config, { merchant, language: offered ?? readStored('local', 'language', v.string()) });
  const stored = readStored('local', 'status', statusWire.getStatus.value);
  return { ...site, storedStatus: stored && wholeStatus(stored) };
}

/** Returns the state for a merchant and a language, or for the defaults of the configuration. */
export function siteOf(config: RuntimeConfig, chosen: { merchant?: string; language?: string } = {}): SiteState {
  const merchant = merchantOf(config, chosen.merchant);
  return { config, code: merchant.code, locale: localeFor(merchant, chosen.language) };
}

function merchantOf({ merchants }: RuntimeConfig, code: string | undefined): Merchant {
  // The configuration has at least one merchant.
  return merchants.find((merchant) => merchant.code === code) ?? (merchants[0] as Merchant);
}

function keepPlayer(state: SiteState, { payload }: ReturnType<typeof loggedIn>): void {
  state.player = payload.userName;
}

/** Merchant and language of the site. They outlive a session. */
export const siteSlice = createSlice({
  name: 'site',
  initialState,
  reducers: {
    languageChosen: (state, { payload }: PayloadAction<Locale>) => {
      state.chosenLocale = payload;
    },
    /** The document's status is newer than the one of the last visit. */
    statusRemembered: (state, { payload }: PayloadAction<Status>) => {
      state.storedStatus = payload;
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(loggedIn, keepPlayer)
      .addCase(sessionRestored, keepPlayer)
      .addCase(loggedOut, (state) => void delete state.player)
      .addCase(localeChanged, (state, { payload }) => {
        state.locale = payload;
        delete state.chosenLocale;
      })
      .addCase(merchantChanged, (state, { payload }) => {
        const merchant = merchantOf(state.config, payload);
        state.code = merchant.code;
        state.locale = localeFor(merchant, toGatewayLanguage(state.locale));
        delete state.storedStatus;
      }),
  selectors: {
    selectConfig: (state) => state.config,
    selectMerchant: (state) => merchantOf(state.config, state.code),
    selectLocale: (state) => state.locale,
    selectChosenLocale: (state) => state.chosenLocale ?? state.locale,
    selectPlayer: (state) => state.player,
    selectStoredStatus: (state) => state.storedStatus,
  },
});

export const { languageChosen, statusRemembered } = siteSlice.actions;
