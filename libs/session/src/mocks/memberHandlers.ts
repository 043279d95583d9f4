import { mockCall } from '@parlour/testing';
import { profileWire } from '../wire/profileWire';
import { securityWire } from '../wire/securityWire';

/** Mock handlers for the profile and security of "maria"; every call succeeds. */
export const memberHandlers = [
  mockCall(profileWire.getProfile, {
    account: 'maria2026',
    nickname: 'Maria',
    avatar: null,
    email: 'm***a@example.test',
    mobile: '••• ••• 7731',
    payeeName: 'Maria Santos',
    birthday: '',
    locked: ['payeeName'],
    contacts: [
      { kind: 'viber', value: '@maria' },
      { kind: 'whatsapp', value: '' },
    ],
    mayUpload: true,
    hideName: false,
  }),
  mockCall(profileWire.getHeadIcons, [
    { id: 'fox', path: 'head/fox.svg' },
    { id: 'wave', path: 'head/wave.svg' },
  ]),
  mockCall(profileWire.setHeadIcon, null),
  mockCall(profileWire.setNickname, null),
  mockCall(profileWire.setPayeeName, null),
  mockCall(profileWire.setBirthday, null),
  mockCall(profileWire.setContact, null),
  mockCall(profileWire.setPreference, null),
  mockCall(securityWire.getSecurityConfig, {
    rows: [
      { id: 'loginPassword', isDone: true },
      { id: 'transactionPassword', isDone: true },
      { id: 'phone', isDone: false },
      { id: 'email', isDone: true, detail: 'm***a@example.test' },
      { id: 'payeeName', isDone: true, detail: 'M*** S***', isLocked: true },
      { id: 'questions', isDone: false },
      { id: 'accounts', isDone: true, detail: '2' },
      { id: 'devices', isDone: true, detail: '2' },
      { id: 'phrase', isDone: false },
    ],
    lastLogin: { at: Date.UTC(2026, 10, 20, 6, 2), ip: '203.0.113.7', device: 'Chrome on Android' },
  }),
  mockCall(securityWire.sendCode, () => ({ expirationTime: Date.now() + 60_000 })),
  mockCall(securityWire.setEmail, null),
  mockCall(securityWire.setMobile, null),
  mockCall(securityWire.changePaymentPassword, () => ({ changedAt: Date.now() })),
  mockCall(securityWire.resetPaymentPassword, () => ({ changedAt: Date.now() })),
  mockCall(securityWire.findPaymentPasswordChange, null),
  mockCall(securityWire.getSecurityQuestions, {
    needed: 2,
    questions: [
      { id: 'school', text: 'What was the name of your first school?' },
      { id: 'street', text: 'On which street did you grow up?' },
      { id: 'dish', text: 'Which dish did your grandmother cook best?' },
    ],
  }),
  mockCall(securityWire.setSecurityQuestions, null),
  mockCall(securityWire.getDevices, [
    { id: 'here', name: 'Chrome on Android', ip: '203.0.113.7', lastSeenAt: Date.UTC(2026, 10, 20, 6, 2), isCurrent: true },
    { id: 'there', name: 'Safari on iPhone', ip: '198.51.100.4', lastSeenAt: Date.UTC(2026, 10, 18, 9, 30) },
  ]),
  mockCall(securityWire.endDevice, null),
  mockCall(securityWire.setPhrase, null),
];
