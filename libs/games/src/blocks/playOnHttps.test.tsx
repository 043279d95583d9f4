/** @jest-environment-options {"url":"https://parlour.example/m/home"} */
import { loggedIn } from '@parlour/kernel';
import { playerFeature } from '@parlour/player';
import { siteFeature } from '@parlour/site';
import { mockCall, network, renderBlock, useNetwork } from '@parlour/testing';
import { screen } from '@testing-library/react';
import { gamesFeature } from '../feature';
import { handlers } from '../mocks/handlers';
import { gamesWire } from '../wire';
import { PlayGame } from './PlayGame';

useNetwork(...handlers);

const path = '/m/play?vassalage=PALM&gameType=RNG&gameCode=ruby&nodeId=n1&name=Ruby+Rush';
const maria = loggedIn({ token: 'token-123', userName: 'maria', type: 0, merchantCode: '200jilif3' });
const merchant = { code: '200jilif3', country: 'PH', countryName: 'Philippines', currency: 'TLB', langList: ['EN', 'TY'] };

// The history entry of a second page, as the router numbers it.
beforeEach(() => window.history.replaceState({ idx: 1 }, ''));

beforeEach(() => {
  const config = document.createElement('script');
  config.id = 'parlour-config';
  config.type = 'application/json';
  config.textContent = JSON.stringify({ merchants: [{ ...merchant, frameHosts: ['vendor.example'] }] });
  document.head.append(config);
});
afterEach(() => document.getElementById('parlour-config')?.remove());

function open(url: string) {
  network.use(mockCall(gamesWire.launchGame, { url, playSessionId: 'p1', openIn: 'frame' }));
  return renderBlock(<PlayGame balance={<span>₱12,480</span>} symbol="₱" />, {
    with: [gamesFeature, siteFeature, playerFeature],
    events: [maria],
    path: ['/m/slot-games?dataType=JP', path],
  });
}

test('an https page opens an https game', async () => {
  await open('https://vendor.example/ruby?token=t');
  expect(await screen.findByTitle('Ruby Rush')).toHaveAttribute('src', 'https://vendor.example/ruby?token=t');
});

test('a game on plain http, which the browser would leave blank, shows an explanation and a link to continue', async () => {
  const { user, location } = await open('http://vendor.example/ruby?token=t');
  expect(await screen.findByRole('alert')).toHaveTextContent("Ruby Rush can't be opened");
  expect(screen.getByRole('alert')).toHaveTextContent('This link was blocked because it may not be safe.');
  expect(document.querySelector('iframe')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Other games' }));
  expect(location()).toBe('/m/slot-games?dataType=JP');
});
