import { merchantWire } from '@parlour/merchant/wire';
import { mockCall } from '@parlour/testing';
import { playControlsWire, playerWire } from '../wire';

/** Mock gateway for the member "maria", where every call succeeds. */
export const handlers = [
  mockCall(merchantWire.getStatus, { info: {}, maintenance: false, regionRestriction: false }),
  mockCall(merchantWire.getAnnouncements, { banners: [] }),
  mockCall(playerWire.renewSession, { token: 'token-renewed' }),
  mockCall(playerWire.getMemberInfo, { id: '900719925474099312', type: 0, account: 'maria2026', nickname: 'Maria' }),
  mockCall(playControlsWire.getPlayState, { pause: null, reached: null }),
];
