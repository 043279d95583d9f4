import type { WireReply } from '@parlour/kernel/wire-call';
import type { siteWire } from '@parlour/site/wire';
import { dataOf, type Merchant, resourcesOf } from '@parlour/sandbox-world';
import { imagePath } from '../images/imagePath';
import { world } from '../world';
import { type FlagsByMerchant, gatewayFlags } from './gatewayFlags';
import { sealServicePath } from './sealServicePath';

export type MerchantInfo = WireReply<typeof siteWire.getStatus>['info'];

type Surroundings = { vendorOrigin: string; flags?: FlagsByMerchant };

/** Builds the `info` of the system status; `vendorOrigin` serves the chat page. */
export function merchantInfo(merchant: Merchant, { vendorOrigin, flags }: Surroundings): MerchantInfo {
  const { site } = dataOf(merchant).merchant;
  const chat = `${vendorOrigin}/chat?merchant=${merchant.code}`;
  return {
    customerService: [
      { title: 'CS', csType: '3', path: sealServicePath(chat) },
      { title: 'whatsapp', csType: '3', path: sealServicePath(`https://whatsapp.example/${site}`) },
      { title: 'Messenger', csType: '3', path: sealServicePath(`https://messenger.example/${site}`) },
      { title: 'Facebook', csType: 'FACEBOOK', path: sealServicePath(`https://facebook.example/${site}`) },
      { title: 'YouTube', csType: 'YOUTUBE', path: sealServicePath(`https://youtube.example/${site}`) },
    ],
    domainRoute: [`https://${site}`, `https://www.${site}`],
    mobileTemplate: { mem_cen: '1', dep_func: '1' },
    resources: [{ resourceType: 'LIVECHAT', url: chat }, ...resourcesOf(world.licences, merchant, (mark) => imagePath('marks', mark))],
    whitelabel: gatewayFlags(merchant, flags),
    mainDomain: site,
    imageCDNs: ['/cdn/a', '/cdn/b'],
  };
}
