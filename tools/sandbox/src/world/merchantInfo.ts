import type { WireReply } from '@parlour/kernel';
import type { merchantWire } from '@parlour/merchant/wire';
import { artPath } from '../art/artPath';
import type { Merchant } from '../merchants';
import { resourcesOf } from './resourcesOf';
import { sealServicePath } from './sealServicePath';

export type MerchantInfo = WireReply<typeof merchantWire.getStatus>['info'];

/** What is switched on at a merchant (specification 3, feature flags): what the product has today. */
const flags = {
  USERNAMEREG3: '1',
  MOBILENUMREG3: '1',
  REGMOBVERF3: '1',
  MOBILENUMPASSREG3: '1',
  FACEBOOKLOGIN3: '1',
  GOOGLELOGIN3: '1',
  TELEGRAMLOGIN3: '1',
  MOBILEVERCODELOGIN3: '1',
  TRANSBETREPMEM3: '1',
  REWCEN3: '1',
  VIP: '1',
  // The ranking of bets is shown; that of deposits stays off, as everywhere unless an operator asks for it (product 4.18).
  betRank: '1',
  CBS3: '1',
};

/** The `info` of the system status; `vendorOrigin` serves the chat page. */
export function merchantInfo(merchant: Merchant, { vendorOrigin }: { vendorOrigin: string }): MerchantInfo {
  const site = merchant.country === 'PH' ? 'parlour-ph.example' : 'parlour-mm.example';
  return {
    customerService: [
      { title: 'CS', csType: '3', path: sealServicePath(`${vendorOrigin}/chat?merchant=${merchant.code}`) },
      { title: 'whatsapp', csType: '3', path: sealServicePath(`https://whatsapp.example/${site}`) },
      { title: 'Facebook', csType: 'FACEBOOK', path: sealServicePath(`https://facebook.example/${site}`) },
      { title: 'YouTube', csType: 'YOUTUBE', path: sealServicePath(`https://youtube.example/${site}`) },
    ],
    domainRoute: [`https://${site}`, `https://www.${site}`],
    mobileTemplate: { mem_cen: '1', dep_func: '1' },
    resources: resourcesOf(merchant, { site, picture: (mark) => artPath('marks', mark) }),
    // Myanmar's codes come from an external identity provider, the Philippines' from the gateway itself.
    whitelabel: { ...flags, smsIdentity: merchant.country === 'MM' ? '1' : '0' },
    mainDomain: site,
    imageCDNs: ['/cdn/a', '/cdn/b'],
  };
}
