import { clearStored } from '../storage';
import { assignCampaign, endCampaign, noteLanding } from './campaign';
import { campaignEvents, dropCampaignEvents, noteTold } from './campaignEvents';
import { keepCampaign } from './keepCampaign';

const rules = { keepDays: 30, clickIds: ['fbclid'], site: 'acme' };
function visit(address: string, site: string | undefined = 'acme') {
  keepCampaign({ ...rules, site }, { address, isClick: true });
  noteLanding();
}
const events = (listener = 'report') => campaignEvents(listener, 'acme').map(({ event, campaign }) => [event, campaign]);

afterEach(() => {
  clearStored('local');
  clearStored('session');
});

test('a link, the registration that it brought and its first deposit are an event each, once', () => {
  visit('/m/home?code=AGNES88&utm_source=fb&fbclid=F1');
  visit('/m/help');
  assignCampaign('noela');
  assignCampaign('noela');
  endCampaign('maria');
  endCampaign('noela');
  endCampaign('noela');
  const campaign = { code: 'AGNES88', utm_source: 'fb', fbclid: 'F1' };
  expect(events()).toEqual([
    ['landing', campaign],
    ['registration', campaign],
    ['firstDeposit', campaign],
  ]);
  const ids = campaignEvents('report', 'acme').map(({ id }) => id);
  expect(new Set(ids).size).toBe(3);
});

test('an address that the browser reports twice is one landing', () => {
  const address = '/m/home?code=AGNES88';
  sessionStorage.setItem('arrival', JSON.stringify(address));
  visit(address);
  noteLanding();
  expect(events()).toEqual([['landing', { code: 'AGNES88' }]]);
});

test('who registers before the page has told of the landing has landed, too', () => {
  keepCampaign(rules, { address: '/m/register?code=AGNES88', isClick: true });
  assignCampaign('noela');
  expect(events().map(([event]) => event)).toEqual(['landing', 'registration']);
});

test('they say nothing of the player or of the friend who recommended', () => {
  visit('/m/home?code=AGNES88&r=maria');
  assignCampaign('200jilif3/noela');
  endCampaign('200jilif3/noela');
  expect(events()).toHaveLength(3);
  expect(localStorage.getItem('campaignEvents')).not.toMatch(/maria|noela/);
});

test('each listener is told of an event once', () => {
  visit('/m/home?code=AGNES88');
  const told = campaignEvents('report', 'acme');
  assignCampaign('noela');
  noteTold('report', told);
  expect(events().map(([event]) => event)).toEqual(['registration']);
  expect(events('tag.reach').map(([event]) => event)).toEqual(['landing', 'registration']);
});

test('where nobody is told, nothing is kept, also of a visit that is registered later', () => {
  visit('/m/home?code=AGNES88', '');
  assignCampaign('noela');
  endCampaign('noela');
  expect(localStorage.getItem('campaignEvents')).toBeNull();
});

test('a player who does not want it leaves none', () => {
  visit('/m/home?code=AGNES88');
  dropCampaignEvents();
  expect(events()).toEqual([]);
});

test('their number is bounded', () => {
  for (let at = 0; at < 50; at += 1) visit(`/m/home?code=AGENT${at}`);
  expect(events()).toHaveLength(20);
  expect(events().at(-1)).toEqual(['landing', { code: 'AGENT49' }]);
});

test('an event is told for the site on which it happened alone', () => {
  visit('/m/home?code=AGNES88', 'acme');
  expect(campaignEvents('report', 'other')).toEqual([]);
  expect(campaignEvents('report', 'acme')).toHaveLength(1);
});
