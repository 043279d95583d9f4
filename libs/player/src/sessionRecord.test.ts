import {
  type SessionRecord,
  concernsRecord,
  formerUserName,
  readSharedRecord,
  restoreRecord,
  saveRecord,
  saveTrialName,
  wipeSession,
} from './sessionRecord';

const merchant = '200jilif3';
const maria: SessionRecord = { token: 'token-maria', userName: 'maria', type: 0, merchantCode: merchant };
const vince: SessionRecord = { ...maria, token: 'token-vince', userName: 'vince' };

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('spec 3: the record lies under MC_SESSION_INFO in both storages, and autoLogin is 1', () => {
  saveRecord(maria);
  expect(JSON.parse(localStorage.getItem('MC_SESSION_INFO') ?? '')).toEqual(maria);
  expect(JSON.parse(sessionStorage.getItem('MC_SESSION_INFO') ?? '')).toEqual(maria);
  expect(localStorage.getItem('autoLogin')).toBe('1');
});

test('a new tab takes the session that another one left in the local storage', () => {
  saveRecord(maria);
  sessionStorage.clear();
  expect(restoreRecord(merchant)).toEqual(maria);
  expect(JSON.parse(sessionStorage.getItem('MC_SESSION_INFO') ?? '')).toEqual(maria);
});

test("this tab's own session wins over the one of another tab", () => {
  saveRecord(maria);
  localStorage.setItem('MC_SESSION_INFO', JSON.stringify(vince));
  expect(restoreRecord(merchant)).toEqual(maria);
});

test('spec 3: with autoLogin 0 nothing is taken over', () => {
  localStorage.setItem('MC_SESSION_INFO', JSON.stringify(maria));
  localStorage.setItem('autoLogin', '0');
  expect(restoreRecord(merchant)).toBeUndefined();
});

test("another merchant's session is thrown away", () => {
  saveRecord({ ...maria, merchantCode: '200jilimm3' });
  expect(restoreRecord(merchant)).toBeUndefined();
  expect(localStorage.getItem('MC_SESSION_INFO')).toBeNull();
  expect(sessionStorage.getItem('MC_SESSION_INFO')).toBeNull();
});

test.each([
  ['no JSON', '{"token":'],
  ['no token', JSON.stringify({ ...maria, token: '' })],
  ['a type that is no number', JSON.stringify({ ...maria, type: 'admin' })],
  ['a list', '[]'],
  ['a prototype', '{"__proto__":{"token":"x"}}'],
  ['a token of two lines', JSON.stringify({ ...maria, token: 'token\r\nMerchant: x' })],
  ['a token that no header takes', JSON.stringify({ ...maria, token: 'token-🎰' })],
  ['a token with spaces', JSON.stringify({ ...maria, token: 'token of maria' })],
  ['a token without end', JSON.stringify({ ...maria, token: 'x'.repeat(1_000_000) })],
  ['two megabytes', JSON.stringify('x'.repeat(2_000_000))],
])('a corrupt record (%s) is thrown away', (_, raw) => {
  localStorage.setItem('MC_SESSION_INFO', raw);
  sessionStorage.setItem('MC_SESSION_INFO', raw);
  expect(restoreRecord(merchant)).toBeUndefined();
  expect(localStorage.getItem('MC_SESSION_INFO')).toBeNull();
  expect(sessionStorage.getItem('MC_SESSION_INFO')).toBeNull();
});

test('spec 4: a logout clears session storage, token, trial name and member info, and sets autoLogin to 0', () => {
  saveRecord(maria);
  saveTrialName('guest');
  localStorage.setItem('memberInfo', '{}');
  localStorage.setItem('language', '"fil"');
  sessionStorage.setItem('anything', '1');
  wipeSession('maria');
  expect(sessionStorage).toHaveLength(0);
  expect(localStorage.getItem('MC_SESSION_INFO')).toBeNull();
  expect(localStorage.getItem('memberInfo')).toBeNull();
  expect(localStorage.getItem('autoLogin')).toBe('0');
  expect(localStorage.getItem('language')).toBe('"fil"');
});

test('a logout leaves the session of another player alone', () => {
  saveRecord(maria);
  localStorage.setItem('MC_SESSION_INFO', JSON.stringify(vince));
  wipeSession('maria');
  expect(readSharedRecord()).toEqual(vince);
  expect(localStorage.getItem('autoLogin')).toBe('1');
  expect(sessionStorage.getItem('MC_SESSION_INFO')).toBeNull();
});

test("one storage's record of another merchant goes, the other's stays", () => {
  saveRecord(maria);
  sessionStorage.setItem('MC_SESSION_INFO', JSON.stringify({ ...vince, merchantCode: '200jilimm3' }));
  expect(restoreRecord(merchant)).toEqual(maria);
  localStorage.setItem('MC_SESSION_INFO', JSON.stringify({ ...vince, merchantCode: '200jilimm3' }));
  expect(restoreRecord(merchant)).toEqual(maria);
  expect(readSharedRecord()?.userName).toBe('vince');
});

test('a logout that does not know whose session it was, or finds none, leaves none', () => {
  saveRecord(vince);
  wipeSession(undefined);
  expect(readSharedRecord()).toBeUndefined();
  wipeSession('maria');
  expect(localStorage.getItem('autoLogin')).toBe('0');
});

test("spec 3: the trial player's name is this tab's", () => {
  saveTrialName('guest');
  expect(sessionStorage.getItem('trialName')).toBe('"guest"');
  expect(localStorage.getItem('trialName')).toBeNull();
});

test.each([
  ['MC_SESSION_INFO', true],
  [null, true],
  ['language', false],
  ['', false],
])('a storage event of the key %j tells of the session: %s', (key, tells) => {
  expect(concernsRecord(new StorageEvent('storage', { key }))).toBe(tells);
});

test.each([
  ['a record', JSON.stringify(maria), 'maria'],
  ['half a record', JSON.stringify({ ...maria, token: '' }), undefined],
  ['no JSON', '{', undefined],
  ['nothing', null, undefined],
])('whose session %s was', (_, oldValue, userName) => {
  expect(formerUserName(new StorageEvent('storage', { oldValue }))).toBe(userName);
});
