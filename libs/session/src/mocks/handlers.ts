import { siteWire } from '@parlour/site/wire';
import { contentWire } from '@parlour/content/wire';
import { playControlsWire, playerWire } from '@parlour/player/wire';
import { mockCall } from '@parlour/testing';
import { registerWire, sessionWire } from '../wire';

/** One white pixel. */
export const captchaPng = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mP8/x8AAwMCAO+ip1sAAAAASUVORK5CYII=';

/** Mock gateway where every call succeeds. "maria" is a member, so that user name is taken. */
export const handlers = [
  mockCall(playControlsWire.getPlayState, { pause: null, reached: null }),
  mockCall(siteWire.getStatus, { info: {}, maintenance: false, regionRestriction: false }),
  mockCall(contentWire.getAnnouncements, { banners: [] }),
  mockCall(sessionWire.login, ({ username }) => ({ token: `token-of-${username}`, userName: username, type: 0, firstTimeLogin: false })),
  mockCall(sessionWire.startTrial, { token: 'token-of-guest', userName: 'guest4711', customerType: 4 }),
  mockCall(playerWire.renewSession, { token: 'token-renewed' }),
  mockCall(sessionWire.logout, null),
  mockCall(playerWire.getCaptcha, captchaPng),
  mockCall(sessionWire.getRegisterSetting, {
    fields: {
      username: { enabled: true, required: true, minLength: 4, maxLength: 12 },
      password: { enabled: true, required: true, minLength: 8, maxLength: 64 },
      email: { enabled: true, required: false, maxLength: 100 },
    },
    captcha: { enabled: false },
    ageConfirmation: false,
    gift: { amount: '20.00', currencySymbol: '₱', turnoverTimes: '1' },
  }),
  mockCall(sessionWire.checkUsername, ({ username }) => ({ available: username !== 'maria' })),
  mockCall(sessionWire.checkAffiliate, ({ code }) => ({ data: { success: code === 'AB12' }, code: code === 'AB12' ? code : null })),
  mockCall(registerWire.findRegistration, null),
  mockCall(sessionWire.register, ({ username }) => ({ token: `token-of-${username}`, userName: username, type: 0 })),
  mockCall(playerWire.getMemberInfo, {
    id: '900719925474099312',
    type: 0,
    account: 'maria2026',
    nickname: 'Maria',
    clubLabel: { labelName: 'Gold', level: 4 },
    joinedAt: Date.UTC(2025, 2, 14),
  }),
];
