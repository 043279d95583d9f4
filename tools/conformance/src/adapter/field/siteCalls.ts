import type { GatewayAdapter } from '../GatewayAdapter';
import { device } from './device.ts';

type Country = { countryCode: string; callingCode: string };
type Page = { subject: string; body: string; type?: string | null };
type Scripts = { list: { name: string; csType?: string | null; script: string }[] };
type Wallet = { currencyCode: string; currencySymbol: string };

/** The parts of the status that have a call of their own, what a visitor reads, and the trial. */
export const siteCalls: GatewayAdapter['calls'] = {
  getStatus: { path: '/wps/v2/system/status' },
  getWhitelabel: {},
  getSettings: {},
  getDomainRoute: {},
  getLocation: {},
  getCountries: {
    value: (countries: Country[]) =>
      countries.map(({ countryCode, callingCode }) => ({ country: countryCode, dialingCode: callingCode.replace('+', '') })),
  },
  getHelp: {
    path: '/wps/system/helpCenter',
    value: (pages: Page[]) => pages.map(({ subject, body, type }) => ({ title: subject, content: body, code: type })),
  },
  getCustomerService: {
    path: '/wps/relay/WPSCORE_getCustomerServiceScript',
    value: ({ list }: Scripts) => list.map(({ name, csType, script }) => ({ title: name, csType, path: script })),
  },
  getMerchantWallet: {
    path: '/wps/relay/GCS_merchantWallet',
    withSession: true,
    value: ({ currencyCode, currencySymbol }: Wallet) => ({ currency: currencyCode, currencySymbol }),
  },
  checkAffiliate: { fields: { code: 'affiliateCode' } },
  startTrial: {},
  launchDemo: {
    method: 'GET',
    path: '/wps/relay/GCS_gameTrialLaunch',
    // A game's code is its `nodeId`, as in the lists of this adapter.
    request: ({ gameCode, vassalage, language, backUrl }) => ({
      query: { launchMode: 'GLS', accountType: 0, ...device, nodeId: gameCode, vassalage, language, backUrl },
    }),
    value: ({ gameUrl }: { gameUrl: string }) => ({ url: gameUrl, openIn: 'frame' }),
  },
};
