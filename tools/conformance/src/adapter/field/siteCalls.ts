import type { WireReply } from '@parlour/kernel/wire-call';
import type { siteWire } from '@parlour/site/wire';
import type { GatewayAdapter } from '../GatewayAdapter';
import { type Launched, addressOf } from './addressOf.ts';
import { device } from './device.ts';
import { MEMBER } from './memberCalls.ts';
import { rowsOf, wholeOf } from './rows.ts';

type Status = WireReply<typeof siteWire.getStatus>;
type Country = { countryCode: string; callingCode: string };
type Page = { subject: string; body: string; type?: string | null };
type Script = { name: string; csType?: string | null; script: string };
type Wallet = { currencyCode: string; currencySymbol?: string | null };
type Trial = { token: string; userName?: string | null; customerType?: number | string };

/** The parts of the status that have a call of their own, what a visitor reads, and the trial. */
export const siteCalls: GatewayAdapter['calls'] = {
  getStatus: {
    path: '/wps/v2/system/status',
    // A missing part of the status has its own call.
    value: (status: Partial<Status> | null) => ({ ...status, info: status?.info ?? {} }),
  },
  getWhitelabel: {},
  getSettings: {},
  getDomainRoute: {},
  getLocation: {},
  getCountries: {
    value: (countries) =>
      rowsOf<Country>(countries).map(({ countryCode, callingCode }) => ({
        country: countryCode,
        dialingCode: String(callingCode).replace('+', ''),
      })),
  },
  getHelp: {
    path: '/wps/system/helpCenter',
    value: (pages) => rowsOf<Page>(pages).map(({ subject, body, type }) => ({ title: subject, content: body, code: type })),
  },
  getCustomerService: {
    path: '/wps/relay/WPSCORE_getCustomerServiceScript',
    value: (scripts) => rowsOf<Script>(scripts).map(({ name, csType, script }) => ({ title: name, csType, path: script })),
  },
  getMerchantWallet: {
    path: '/wps/relay/GCS_merchantWallet',
    withSession: true,
    value: ({ currencyCode, currencySymbol }: Wallet) => ({ currency: currencyCode, currencySymbol: currencySymbol ?? '' }),
  },
  checkAffiliate: { fields: { code: 'affiliateCode' } },
  startTrial: {
    value: ({ token, userName, customerType }: Trial) => ({
      token,
      userName: userName ?? '',
      customerType: wholeOf(customerType) ?? MEMBER,
    }),
  },
  launchDemo: {
    method: 'GET',
    path: '/wps/relay/GCS_gameTrialLaunch',
    // A game's code is its `nodeId`, as in the lists of this adapter.
    request: ({ gameCode, vassalage, language, backUrl }) => ({
      query: { launchMode: 'GLS', accountType: 0, ...device, nodeId: gameCode, vassalage, language, backUrl },
    }),
    value: (launched: Launched, { refuse }) => ({ url: addressOf(launched, refuse), openIn: 'frame' }),
  },
};
