import { contentFeature } from '@parlour/content';
import { playerFeature } from '@parlour/player';
import { siteFeature } from '@parlour/site';
import { renderBlock, renderFeature, useNetwork } from '@parlour/testing';
import { submissionFeature } from '@parlour/submission';
import { screen } from '@testing-library/react';
import { HelpLinks } from '../blocks/play-controls/PlayControls';
import { sessionFeature } from '../feature';
import { handlers } from '../mocks/handlers';
import { TERMS_DATE } from '../rules/terms';
import { TermsBar } from '../blocks/TermsBar';

useNetwork(...handlers);

const others = [playerFeature, submissionFeature, siteFeature, contentFeature];
const acme = { code: '200jilif3', country: 'PH', countryName: 'Philippines', currency: 'TLB', langList: ['EN', 'TY'] };
const legal = {
  date: '2027-01-15',
  terms: { EN: 'acme/terms.en.html', TY: 'https://acme.example/tuntunin' },
  privacy: { EN: 'https://acme.example/privacy' },
  responsiblePlay: { EN: 'https://acme.example/play' },
};

function configure(merchant: object) {
  const block = Object.assign(document.createElement('script'), { type: 'application/json', id: 'parlour-config' });
  block.textContent = JSON.stringify({ merchants: [{ ...acme, ...merchant }] });
  document.head.append(block);
}
afterEach(() => document.getElementById('parlour-config')?.remove());

const rows = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

test("an operator's legal texts stand for the terms of the app, and its date is what the player agrees to", async () => {
  configure({ legal });
  const { user } = await renderFeature(sessionFeature, '/m/terms', { with: others });
  expect(rows()).toEqual([
    ['Terms of use', '/m/brand/acme/terms.en.html'],
    ['Privacy', 'https://acme.example/privacy'],
    ['Responsible play', 'https://acme.example/play'],
  ]);
  expect(screen.getByText('Last updated on 15 Jan 2027')).toBeVisible();
  expect(screen.queryByRole('navigation', { name: 'Contents' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'I agree' }));
  expect(localStorage.getItem('agreeTerms')).toBe('"2027-01-15"');
});

test('a text that the operator lacks in the language of the player is offered in another, and says in which', async () => {
  configure({ legal });
  await renderFeature(sessionFeature, '/m/terms', { with: others, locale: 'fil' });
  expect(rows()).toEqual([
    ['Mga tuntunin ng paggamit', 'https://acme.example/tuntunin'],
    ['PrivacyEnglish', 'https://acme.example/privacy'],
    ['Responsableng paglalaroEnglish', 'https://acme.example/play'],
  ]);
});

test('an operator with a privacy text alone keeps the terms of the app', async () => {
  configure({ legal: { privacy: legal.privacy } });
  await renderFeature(sessionFeature, '/m/terms', { with: others });
  expect(screen.getByRole('link', { name: 'Privacy' })).toBeVisible();
  expect(screen.getByRole('navigation', { name: 'Contents' })).toBeVisible();
});

test('who has agreed to earlier terms has not agreed to later ones', async () => {
  localStorage.setItem('agreeTerms', JSON.stringify(TERMS_DATE));
  configure({ legal });
  await renderBlock(<TermsBar />, { with: [sessionFeature, ...others] });
  expect(screen.getByRole('button', { name: 'I agree' })).toBeVisible();
});

test("the play controls lead to the operator's text about responsible play", async () => {
  configure({ legal });
  await renderBlock(<HelpLinks />, { with: [sessionFeature, ...others] });
  expect(await screen.findByRole('link', { name: 'Responsible play' })).toHaveAttribute('href', 'https://acme.example/play');
  expect(screen.queryByRole('link', { name: 'Privacy' })).not.toBeInTheDocument();
});
