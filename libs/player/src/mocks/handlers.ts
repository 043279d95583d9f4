import { siteWire } from '@parlour/site/wire';
import { contentWire } from '@parlour/content/wire';
import { mockCall } from '@parlour/testing';
import { playControlsWire, playerWire } from '../wire';

/** Mock gateway for the member "maria", where every call succeeds. */
export const handlers = [
  mockCall(siteWire.getStatus, { info: {}, maintenance: false, regionRestriction: false }),
  mockCall(contentWire.getAnnouncements, { banners: [] }),
  mockCall(playerWire.renewSession, { token: 'token-renewed' }),
  mockCall(playerWire.getMemberInfo, { id: '900719925474099312', type: 0, account: 'maria2026', nickname: 'Maria' }),
  mockCall(playControlsWire.getPlayState, { pause: null, reached: null }),
];
