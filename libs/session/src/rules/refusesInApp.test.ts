import { type Device, deviceOf } from '@parlour/kernel';
import { refusesInApp } from './refusesInApp';

const device = (system: Device['system'], inApp?: Device['inApp']): Device => ({
  ...deviceOf({ navigator: { userAgent: '' } }),
  system,
  inApp,
});

test.each([
  ['google', device('android', 'Facebook'), true],
  ['google', device('ios', 'Viber'), true],
  ['google', device('android'), false],
  ['facebook', device('android', 'Facebook'), false],
  ['facebook', device('android', 'Messenger'), false],
  ['facebook', device('android', 'Viber'), true],
  ['facebook', device('android', 'other'), true],
  ['facebook', device('ios', 'Viber'), false],
  ['telegram', device('android', 'Viber'), false],
] as const)('%s on %o refuses logins: %p', (provider, place, refuses) => {
  expect(refusesInApp(provider, place)).toBe(refuses);
});
