import fc from 'fast-check';
import { clearStored } from '../storage';
import { assignCampaign, campaignOf, campaignOfVisit, endCampaign, forgetCampaignCode, withCampaign } from './campaign';
import { keepCampaign } from './keepCampaign';

const rules = { keepDays: 30, clickIds: ['fbclid'] };
const dayMs = 86_400_000;
const visit = (address: string, more: { isClick?: boolean; now?: number } = {}) => keepCampaign(rules, { address, ...more });

afterEach(() => {
  jest.restoreAllMocks();
  clearStored('local');
  clearStored('session');
});

test('spec 3: code, domain, recommender, analytics and the listed click ids of any address are kept', () => {
  visit('/m/activityDetail?id=7&code=%20AGNES88%20&domain=partner&r=x1&utm_source=fb&utm_campaign=may&fbclid=F1&gclid=G1&lang=my');
  expect(campaignOfVisit()).toEqual({
    code: 'AGNES88',
    domain: 'partner',
    r: 'x1',
    utm_source: 'fb',
    utm_campaign: 'may',
    fbclid: 'F1',
  });
});

test('the last link counts alone; an address without values changes nothing', () => {
  visit('/m/home?code=AGNES88&utm_source=fb');
  visit('/m/home?id=3&code=');
  expect(campaignOfVisit()).toEqual({ code: 'AGNES88', utm_source: 'fb' });
  visit('/m/help?code=CARLO88');
  expect(campaignOfVisit()).toEqual({ code: 'CARLO88' });
});

test('the operator says for how long it counts', () => {
  const now = Date.now();
  visit('/m/home?code=OLD', { now: now - 30 * dayMs });
  expect(campaignOfVisit()).toBeUndefined();
  visit('/m/home?code=NEW', { now: now - 29 * dayMs });
  expect(campaignOfVisit()).toEqual({ code: 'NEW' });
});

test('a page that is loaded again is no new click, but counts if nothing is kept', () => {
  visit('/m/home?code=AGNES88', { isClick: false });
  expect(campaignOfVisit()).toEqual({ code: 'AGNES88' });
  assignCampaign('noela');
  visit('/m/home?code=AGNES88', { isClick: false });
  expect(campaignOfVisit()).toBeUndefined();
});

test('the icon of the app is no new click either: whoever brought the player stays', () => {
  const icon = '/m/home?utm_source=android&utm_medium=icon';
  visit('/m/home?code=AGNES88');
  visit(icon);
  sessionStorage.setItem('arrival', JSON.stringify(icon));
  visit('/m/register');
  expect(campaignOfVisit()).toEqual({ code: 'AGNES88' });
  assignCampaign('noela');
  endCampaign('noela');
  visit(icon);
  expect(campaignOfVisit()).toEqual({ utm_source: 'android', utm_medium: 'icon' });
});

test('the address that the visit began with counts where a tap led away before the app ran', () => {
  sessionStorage.setItem('arrival', JSON.stringify('/m/home?code=AGNES88'));
  visit('/m/register');
  expect(campaignOfVisit()).toEqual({ code: 'AGNES88' });
  visit('/m/home?code=CARLO88');
  visit('/m/register');
  expect(campaignOfVisit()).toEqual({ code: 'CARLO88' });
});

test.each([
  ['marks that a chat adds unseen', '/m/home?code=%E2%80%8BAGNES88%E2%81%A0&utm_source=f%C2%ADb'],
  ['an address that a mail has escaped', '/m/home?code=AGNES88&amp;utm_source=fb'],
  ['a second question mark', '/m/home?code=AGNES88?utm_source=fb'],
  ['an empty code before the right one', '/m/home?code=&code=AGNES88&utm_source=fb'],
  ['an ampersand for the question mark', '/m/home&code=AGNES88&utm_source=fb'],
  ['a hash for the question mark', '/m/home#code=AGNES88&utm_source=fb'],
  ['a page of an older app behind the hash', '/m/#/register?code=AGNES88&utm_source=fb'],
  ['a query that is escaped once more', '/m/home?code%3DAGNES88%26utm_source%3Dfb'],
  ['a query that is escaped together with its path', '/m/home%3Fcode%3DAGNES88%26utm_source%3Dfb'],
  ['a query within a value', '/m/activityDetail?id=7%3Fcode%3DAGNES88&utm_source=fb'],
])('a link is read in spite of %s', (_, address) => {
  visit(address);
  expect(campaignOfVisit()).toEqual({ code: 'AGNES88', utm_source: 'fb' });
});

test.each(['agnes88', '<script>alert(1)</script>', '100%', '%E0%A4'])('the code %j is kept as it is, for the gateway to judge', (code) => {
  visit(`/m/home?code=${code}`);
  expect(campaignOfVisit()).toEqual({ code: new URLSearchParams(`code=${code}`).get('code') });
});

test('in any writing a link brings its own values or none, never others', () => {
  const value = fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 40 })
    .filter((text) => text === text.trim() && !/[\p{Cc}\p{Default_Ignorable_Code_Point}]/u.test(text));
  const signs = ['?', '&', '#', '#/register?', '?id=3&'];
  fc.assert(
    fc.property(value, value, fc.constantFrom(...signs), fc.boolean(), (code, source, sign, isEscaped) => {
      clearStored('local');
      const query = new URLSearchParams({ code, utm_source: source }).toString();
      visit(isEscaped ? `/m/home?${encodeURIComponent(query)}` : `/m/home${sign}${query}`);
      expect(campaignOfVisit()).toEqual({ code, utm_source: source });
    }),
  );
});

test('the hash of the page counts', () => {
  window.history.replaceState(null, '', '/m/home#code=AGNES88');
  keepCampaign(rules);
  window.history.replaceState(null, '', '/');
  expect(campaignOfVisit()).toEqual({ code: 'AGNES88' });
});

test.each(['why?now', 'a&b', 'a=b', '#1'])('the value %j keeps its signs', (value) => {
  visit(`/m/home?utm_campaign=${encodeURIComponent(value)}`);
  expect(campaignOfVisit()).toEqual({ utm_campaign: value });
});

test.each([
  ['a value that is too long', `code=${'x'.repeat(201)}`],
  ['a control character', 'code=A%00B'],
  ['only spaces', 'code=%20%20'],
  ['other names', '__proto__=1&constructor=2&utm_=3&utm_SOURCE=4&Code=5'],
  ['a broken query', '%&=&code'],
  ['marks alone', 'code=%E2%80%8B'],
  ['a code of 10,000 characters', `code=${'x'.repeat(10_000)}`],
])('hostile input is left out: %s', (_, query) => {
  visit(`/m/home?${query}`);
  expect(campaignOfVisit()).toBeUndefined();
});

test('the number of values is bounded, and the first of several counts', () => {
  visit(
    `/m/home?code=A&code=B&${Array.from({ length: 50 }, (_, at) => `utm_${'x'.repeat((at % 20) + 1)}${at < 20 ? '' : '_'}=1`).join('&')}`,
  );
  expect(Object.keys(campaignOfVisit() ?? {})).toHaveLength(20);
  expect(campaignOfVisit()).toMatchObject({ code: 'A' });
});

test('the code of a social login is never kept', () => {
  for (const sign of ['?', '&', '#', '%3F']) visit(`/m/login/social${sign}code=secret&state=s`);
  visit('/m/login?returnTo=%2Fm%2Flogin%2Fsocial%3Fcode%3Dsecret');
  expect(JSON.stringify(localStorage)).not.toContain('secret');
});

test('it belongs to the registered player until that player’s first deposit', () => {
  visit('/m/home?code=AGNES88');
  expect(campaignOf('noela')).toBeUndefined();
  assignCampaign('noela');
  expect(campaignOfVisit()).toBeUndefined();
  expect(campaignOf('maria')).toBeUndefined();
  endCampaign('maria');
  expect(campaignOf('noela')).toEqual({ code: 'AGNES88' });
  endCampaign('noela');
  expect(campaignOf('noela')).toBeUndefined();
});

test('a link that is opened before that deposit counts for the next registration, and takes nothing from the player', () => {
  visit('/m/home?code=AGNES88');
  assignCampaign('noela');
  visit('/m/home?code=CARLO88');
  expect(campaignOf('noela')).toEqual({ code: 'AGNES88' });
  expect(campaignOfVisit()).toEqual({ code: 'CARLO88' });
  endCampaign('noela');
  expect(campaignOfVisit()).toEqual({ code: 'CARLO88' });
});

test('each player of a phone has their own', () => {
  visit('/m/home?code=AGNES88');
  assignCampaign('noela');
  visit('/m/home?code=CARLO88');
  assignCampaign('maria');
  expect([campaignOf('noela'), campaignOf('maria'), campaignOf('constructor')]).toEqual([
    { code: 'AGNES88' },
    { code: 'CARLO88' },
    undefined,
  ]);
  endCampaign('maria');
  expect([campaignOf('noela'), campaignOf('maria')]).toEqual([{ code: 'AGNES88' }, undefined]);
});

test.each([
  ['/m/home', undefined],
  ['/m/home?code=CARLO88', { code: 'CARLO88' }],
])('what an earlier release kept for a player stays that of the player, and is none of the visit to %s', (address, ofVisit) => {
  localStorage.setItem('campaign', JSON.stringify({ values: { code: 'AGNES88' }, until: Date.now() + dayMs, player: 'noela' }));
  visit(address);
  expect(campaignOfVisit()).toEqual(ofVisit);
  expect(campaignOf('noela')).toEqual({ code: 'AGNES88' });
  expect(campaignOf('maria')).toBeUndefined();
});

test('an unknown code is forgotten, the rest stays', () => {
  visit('/m/home?code=WRONG&utm_source=fb');
  forgetCampaignCode();
  expect(campaignOfVisit()).toEqual({ utm_source: 'fb' });
});

test('another browser gets it with the address, which keeps its own values', () => {
  expect(withCampaign('https://a.test/m/home?x=1')).toBe('https://a.test/m/home?x=1');
  visit('/m/home?code=AGNES88&utm_source=f%20b');
  expect(withCampaign('https://a.test/m/home')).toBe('https://a.test/m/home?code=AGNES88&utm_source=f+b');
  expect(withCampaign('https://a.test/m/register?code=OWN')).toBe('https://a.test/m/register?code=OWN&utm_source=f+b');
  assignCampaign('noela');
  expect(withCampaign('https://a.test/m/home')).toBe('https://a.test/m/home');
});

test('a full or blocked storage keeps it for this page', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  visit('/m/home?code=AGNES88');
  expect(campaignOfVisit()).toEqual({ code: 'AGNES88' });
});
