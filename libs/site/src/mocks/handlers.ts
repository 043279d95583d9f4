import type { WireReply } from '@parlour/kernel/wire-call';
import { mockCall } from '@parlour/testing';
import { siteWire } from '../wire';

export const status: WireReply<typeof siteWire.getStatus> = {
  info: {
    customerService: [],
    domainRoute: ['https://www.parlour.example'],
    mobileTemplate: { mem_cen: '1' },
    resources: [
      { resourceType: 'FACEBOOK_1', url: 'https://www.facebook.com/parlour' },
      { resourceType: 'TELEGRAM_2', url: 'https://t.me/parlour' },
    ],
    whitelabel: { TRANSBETREPMEM3: true, USERNAMEREG3: '1', CBS3: 0 },
    mainDomain: 'parlour.example',
    imageCDNs: ['/cdn/a', '/cdn/b'],
  },
  maintenance: false,
  regionRestriction: false,
};

/** Mock replies of the gateway about the site, for tests and stories of any library. */
export const handlers = [mockCall(siteWire.getStatus, status), mockCall(siteWire.getLocation, { ip: '203.0.113.77', country: 'PH' })];
