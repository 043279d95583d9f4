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
  MOBILENUMREG3: '0',
  REGMOBVERF3: '0',
  MOBILENUMPASSREG3: '0',
  FACEBOOKLOGIN3: '0',
  GOOGLELOGIN3: '0',
  MOBILEVERCODELOGIN3: '0',
  TRANSBETREPMEM3: '1',
  REWCEN3: '0',
  CBS3: '0',
};

/** The `info` of the system status; `vendorOrigin` serves the chat page. */
export function merchantInfo(merchant: Merchant, { vendorOrigin }: { vendorOrigin: string }): MerchantInfo {
  const site = merchant.country === 'PH' ? 'parlour-ph.example' : 'parlour-mm.example';
  return {
    customerService: [
      { title: 'CS', csType: '3', path: sealServicePath(`${vendorOrigin}/chat?merchant=${merchant.code}`) },
      { title: 'whatsapp', csType: '3', path: sealServicePath(`https://whatsapp.example/${site}`) },
    ],
    domainRoute: [`https://${site}`, `https://www.${site}`],
    mobileTemplate: { mem_cen: '1', dep_func: '1' },
    resources: resourcesOf(merchant, { site, picture: (mark) => artPath('marks', mark) }),
    whitelabel: flags,
    mainDomain: site,
    imageCDNs: ['/cdn/a', '/cdn/b'],
  };
}
