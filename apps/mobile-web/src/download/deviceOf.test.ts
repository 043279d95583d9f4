import { deviceOf } from './deviceOf';
import { type AgentName, agents } from './mocks/agents';

test.each<[AgentName, object]>([
  ['safari', { system: 'ios', isOldIos: false, isSafari: true, isInApp: false }],
  ['iosChrome', { system: 'ios', isOldIos: false, isSafari: false, isInApp: false }],
  ['iosFacebook', { system: 'ios', isOldIos: false, isSafari: false, isInApp: true }],
  ['android', { system: 'android', isOldIos: false, isSafari: false, isInApp: false }],
  ['androidTelegram', { system: 'android', isOldIos: false, isSafari: false, isInApp: true }],
  ['desktop', { system: 'desktop', isOldIos: false, isSafari: false, isInApp: false }],
])('%s', (name, expected) => {
  expect(deviceOf({ userAgent: agents[name] })).toEqual(expected);
});

test.each<[AgentName, boolean]>([
  ['safari11', true],
  ['safari120', true],
  ['safari121', true],
  ['safari122', false],
  ['safari', false],
])('spec 2: iOS 12.0, 12.1 and 11 or below are old: %s %p', (name, isOldIos) => {
  expect(deviceOf({ userAgent: agents[name] })).toMatchObject({ isOldIos });
});

test('an iPad that says it is a Mac is touched', () => {
  const userAgent = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15';
  expect(deviceOf({ userAgent, maxTouchPoints: 5 })).toMatchObject({ system: 'ios', isOldIos: false, isSafari: true });
  expect(deviceOf({ userAgent, maxTouchPoints: 0 })).toMatchObject({ system: 'desktop' });
});

test.each(['', '\u0000', 'x'.repeat(10_000)])('a browser that says nothing useful is a desktop', (userAgent) => {
  expect(deviceOf({ userAgent })).toMatchObject({ system: 'desktop', isOldIos: false, isInApp: false });
});
