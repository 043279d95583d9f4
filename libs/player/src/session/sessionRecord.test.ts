import { type SessionRecord, concernsRecord, formerUserName, readSharedRecord, restoreRecord } from './sessionRecord';
import { saveRecord, saveTrialName, wipeSession } from './storeRecord';

const merchant = '200jilif3';
const maria: SessionRecord = { token: 'token-maria', userName: 'maria', type: 0, merchantCode: merchant };
const vince: SessionRecord = { ...maria, token: 'token-vince', userName: 'vince' };

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('spec 3: the record is stored as MC_SESSION_INFO in both storages, and autoLogin is 1', () => {
  saveRecord(maria);
  expect(JSON.parse(localStorage.getItem('MC_SESSION_INFO') ?? '')).toEqual(maria);
  expect(JSON.parse(sessionStorage.getItem('MC_SESSION_INFO') ?? '')).toEqual(maria);
  expect(localStorage.getItem('autoLogin')).toBe('1');
});

test('a new tab takes over the session from local storage', () => {
  saveRecord(maria);
  sessionStorage.clear();
  expect(restoreRecord(merchant)).toEqual(maria);
  expect(JSON.parse(sessionStorage.getItem('MC_SESSION_INFO') ?? '')).toEqual(maria);
});

test('a tab that opens again takes the token that another tab has renewed meanwhile', () => {
  saveRecord(maria);
  localStorage.setItem('MC_SESSION_INFO', JSON.stringify({ ...maria, token: 'token-renewed' }));
  expect(restoreRecord(merchant)).toEqual({ ...maria, token: 'token-renewed' });
});

test('the session of this tab takes precedence over that of another player in another tab', () => {
  saveRecord(maria);
  localStorage.setItem('MC_SESSION_INFO', JSON.stringify(vince));
  expect(restoreRecord(merchant)).toEqual(maria);
});

test('spec 3: with autoLogin 0 a new tab takes over no session', () => {
  localStorage.setItem('MC_SESSION_INFO', JSON.stringify(maria));
  localStorage.setItem('autoLogin', '0');
  expect(restoreRecord(merchant)).toBeUndefined();
});

test('a session of another merchant is discarded', () => {
  saveRecord({ ...maria, merchantCode: '200jilimm3' });
  expect(restoreRecord(merchant)).toBeUndefined();
  expect(localStorage.getItem('MC_SESSION_INFO')).toBeNull();
  expect(sessionStorage.getItem('MC_SESSION_INFO')).toBeNull();
});

test.each([
  ['invalid JSON', '{"token":'],
  ['no token', JSON.stringify({ ...maria, token: '' })],
  ['a type that is not a number', JSON.stringify({ ...maria, type: 'admin' })],
  ['a list', '[]'],
  ['a prototype', '{"__proto__":{"token":"x"}}'],
  ['a token of two lines', JSON.stringify({ ...maria, token: 'token\r\nMerchant: x' })],
  ['a token that is invalid in a header', JSON.stringify({ ...maria, token: 'token-🎰' })],
  ['a token with spaces', JSON.stringify({ ...maria, token: 'token of maria' })],
  ['a token of a million characters', JSON.stringify({ ...maria, token: 'x'.repeat(1_000_000) })],
  ['two megabytes', JSON.stringify('x'.repeat(2_000_000))],
])('a corrupt record (%s) is discarded', (_, raw) => {
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

test('pop-ups that were closed in this tab do not come back with a logout, and a first visit stays the first', () => {
  saveRecord(maria);
  sessionStorage.setItem('popupsSeen', '["tonight"]');
  sessionStorage.setItem('firstVisit', 'true');
  wipeSession('maria');
  expect(sessionStorage.getItem('popupsSeen')).toBe('["tonight"]');
  expect(sessionStorage.getItem('firstVisit')).toBe('true');
  expect(sessionStorage).toHaveLength(2);
});

test('a logout keeps the session of another player', () => {
  saveRecord(maria);
  localStorage.setItem('MC_SESSION_INFO', JSON.stringify(vince));
  wipeSession('maria');
  expect(readSharedRecord()).toEqual(vince);
  expect(localStorage.getItem('autoLogin')).toBe('1');
  expect(sessionStorage.getItem('MC_SESSION_INFO')).toBeNull();
});

test('a record of another merchant in one storage does not affect the other storage', () => {
  saveRecord(maria);
  sessionStorage.setItem('MC_SESSION_INFO', JSON.stringify({ ...vince, merchantCode: '200jilimm3' }));
  expect(restoreRecord(merchant)).toEqual(maria);
  localStorage.setItem('MC_SESSION_INFO', JSON.stringify({ ...vince, merchantCode: '200jilimm3' }));
  expect(restoreRecord(merchant)).toEqual(maria);
  expect(readSharedRecord()?.userName).toBe('vince');
});

test('a logout without a known player, or without a stored session, leaves no session', () => {
  saveRecord(vince);
  wipeSession(undefined);
  expect(readSharedRecord()).toBeUndefined();
  wipeSession('maria');
  expect(localStorage.getItem('autoLogin')).toBe('0');
});

test("spec 3: the trial player's name is stored for this tab only", () => {
  saveTrialName('guest');
  expect(sessionStorage.getItem('trialName')).toBe('"guest"');
  expect(localStorage.getItem('trialName')).toBeNull();
});

test.each([
  ['MC_SESSION_INFO', true],
  [null, true],
  ['language', false],
  ['', false],
])('a storage event with the key %j concerns the session: %s', (key, tells) => {
  expect(concernsRecord(new StorageEvent('storage', { key }))).toBe(tells);
});

test.each([
  ['a record', JSON.stringify(maria), 'maria'],
  ['a record without a token', JSON.stringify({ ...maria, token: '' }), undefined],
  ['invalid JSON', '{', undefined],
  ['an empty value', null, undefined],
])('the former user name in %s', (_, oldValue, userName) => {
  expect(formerUserName(new StorageEvent('storage', { oldValue }))).toBe(userName);
});
