import type { GatewayLanguage, WireReply } from '@parlour/kernel';
import type { merchantWire } from '@parlour/merchant/wire';
import type { Context } from 'hono';
import { vendorOriginOf } from '../http/origins';
import type { Merchant } from '../merchants';
import type { GatewayEnv } from '../platform';
import type { Settings } from '../settings';

type Info = WireReply<typeof merchantWire.getStatus>['info'];
type Asked = { merchant: Merchant; language: GatewayLanguage; request: Context<GatewayEnv>['req']; settings: Settings };

/** What a merchant's site links to and how it is laid out. */
export function merchantInfo({ language, request, settings }: Asked): Info {
  const chat = `${vendorOriginOf(request, settings)}/chat?language=${language}`;
  return {
    customerService: [],
    domainRoute: [],
    mobileTemplate: { mem_cen: '1', dep_func: '1' },
    register: {},
    resources: [{ resourceType: 'LIVECHAT', url: chat, labelNameEn: 'Live chat' }],
    mainDomain: '',
    imageCDNs: ['/cdn/a', '/cdn/b'],
  };
}
