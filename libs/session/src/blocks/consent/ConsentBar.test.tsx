import { contentFeature } from '@parlour/content';
import type { Locale } from '@parlour/kernel';
import { playerFeature } from '@parlour/player';
import { siteFeature } from '@parlour/site';
import { submissionFeature } from '@parlour/submission';
import { renderBlock, renderFeature, useNetwork, writeConfig } from '@parlour/testing';
import { screen } from '@testing-library/react';
import { sessionFeature } from '../../feature';
import { handlers } from '../../mocks/handlers';
import { Settings } from '../settings/Settings';
import { ConsentBar } from './ConsentBar';

useNetwork(...handlers);

const reach = { name: 'reach', purpose: 'measurement' };
const ads = { name: 'ads', purpose: 'marketing' };
const others = [siteFeature, playerFeature, contentFeature, submissionFeature];
const stored = () => JSON.parse(localStorage.getItem('consent') ?? 'null') as unknown;
const choiceOf = (version: string, ...agreed: string[]) => ({ merchant: '200jilif3', version, agreed });
const bar = () => screen.queryByRole('complementary', { name: 'Your privacy' });

let removeConfig = () => {};
function configure(version = '1', changes: object = {}) {
  removeConfig();
  removeConfig = writeConfig({ consent: { version, tags: [reach, ads, { ...ads, name: 'more' }] }, ...changes });
}
beforeEach(() => {
  localStorage.clear();
  configure();
});
afterEach(() => {
  removeConfig();
  for (const name of ['globalPrivacyControl', 'doNotTrack']) Reflect.deleteProperty(navigator, name);
});

const show = (locale?: Locale) =>
  renderBlock(<ConsentBar next={<p>Next offer</p>} />, { with: [sessionFeature, ...others], ...(locale && { locale }) });

test.each([
  ['Accept all', ['measurement', 'marketing']],
  ['Only necessary', []],
])('“%s” is kept for this version, and what comes next takes the place of the bar', async (answer, agreed) => {
  const { user } = await show();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.queryByText('Next offer')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: answer }));
  expect(stored()).toEqual(choiceOf('1', ...agreed));
  expect(screen.getByText('Next offer')).toBeVisible();
});

test('both answers weigh the same', async () => {
  await show();
  const [necessary, all] = ['Only necessary', 'Accept all'].map((name) => screen.getByRole('button', { name }));
  expect(necessary?.cloneNode()).toEqual(all?.cloneNode());
});

test('“Choose” offers the purposes, none of them ticked', async () => {
  const { user } = await show();
  await user.click(screen.getByRole('button', { name: 'Choose' }));
  const boxes = screen.getAllByRole('checkbox');
  expect(boxes.map((box) => (box as HTMLInputElement).checked)).toEqual([false, false]);
  expect(boxes[0]).toHaveFocus();
  await user.click(screen.getByRole('checkbox', { name: 'See which ads bring visitors' }));
  await user.click(screen.getByRole('button', { name: 'Save my choice' }));
  expect(stored()).toEqual(choiceOf('1', 'marketing'));
});

test.each([
  ['a new version', { version: '0' }],
  ['another merchant', { merchant: '200jilimm3' }],
])('%s asks again', async (_, change) => {
  localStorage.setItem('consent', JSON.stringify({ ...choiceOf('1', 'marketing'), ...change }));
  await show();
  expect(bar()).toBeVisible();
});

test.each([
  ['the player has chosen', () => localStorage.setItem('consent', JSON.stringify(choiceOf('1')))],
  ['Global Privacy Control says no', () => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true })],
  ['Do Not Track says no', () => Object.defineProperty(navigator, 'doNotTrack', { value: '1', configurable: true })],
  ['the merchant has no tags', () => removeConfig()],
])('nothing is asked where %s', async (_, prepare) => {
  prepare();
  await show();
  expect(bar()).not.toBeInTheDocument();
  expect(screen.getByText('Next offer')).toBeVisible();
});

test.each([
  [{ tracking: { EN: 'acme/tags.html' }, privacy: { EN: 'https://acme.example/privacy' } }, '/m/brand/acme/tags.html'],
  [{ privacy: { EN: 'https://acme.example/privacy' } }, 'https://acme.example/privacy'],
  [{}, '/m/terms'],
])('“Read more” leads from %j to %s', async (legal, address) => {
  configure('1', { legal });
  await show();
  expect(screen.getByRole('link', { name: 'Read more' })).toHaveAttribute('href', address);
});

test.each([
  ['fil', 'Kailangan lang', 'Tanggapin lahat', 'Pumili'],
  ['my', 'လိုအပ်သည်များသာ', 'အားလုံး လက်ခံမည်', 'ရွေးချယ်မည်'],
] as const)('speaks %s', async (locale, ...names) => {
  configure('1', { langList: ['EN', 'TY', 'MY'] });
  await show(locale);
  for (const name of names) expect(screen.getByRole('button', { name })).toBeVisible();
});

test.each(['/m/set', '/m/terms'])('the choice can be changed on %s, at once', async (path) => {
  localStorage.setItem('consent', JSON.stringify(choiceOf('1', 'measurement')));
  const { user } =
    path === '/m/terms'
      ? await renderFeature(sessionFeature, path, { with: others })
      : await renderBlock(<Settings version="b1" />, { with: [sessionFeature, ...others] });
  const measuring = screen.getByRole('checkbox', { name: 'Measure how the site is used' });
  expect(measuring).toBeChecked();
  await user.click(measuring);
  expect(stored()).toEqual(choiceOf('1'));
  await user.click(screen.getByRole('checkbox', { name: 'See which ads bring visitors' }));
  expect(stored()).toEqual(choiceOf('1', 'marketing'));
});
