import { loggedOut, merchantChanged } from '@parlour/kernel';
import { gamesWire } from '@parlour/games/wire';
import { playerWire } from '@parlour/player/wire';
import { connectionLost, mockCall, network, useNetwork } from '@parlour/testing';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { homeCalls } from '../mocks/homeCalls';
import { renderApp } from '../mocks/renderApp';
import { screenCalls } from '../mocks/screenCalls';

useNetwork(...homeCalls, ...screenCalls);

const copies = ['memberInfo', 'getVassGameType', 'setTemplate'];
const kept = () => copies.filter((key) => localStorage.getItem(key) !== null);
const vendors = {
  content: [{ vassalage: 'PALM', gameType: 'RNG', displayName: 'Palm Play', maintenance: true }],
  sorting: [],
  mapping: {},
};

async function openAsMaria(path = '/m/home') {
  network.use(
    mockCall(playerWire.getMemberInfo, {
      id: 'm1',
      type: 0,
      account: '09175557731',
      nickname: 'Maria',
      clubLabel: { labelName: 'Gold', level: 4 },
      avatar: 'art/maria',
    }),
    mockCall(gamesWire.getVendors, vendors),
  );
  const view = await renderApp({ player: 'maria', path });
  expect(await screen.findByRole('main')).toBeVisible();
  await waitFor(() => expect(kept()).toEqual(copies));
  return view;
}

test('spec 3: copies of replies hold names and layout, no contact, no money and no state that passes', async () => {
  await openAsMaria('/m/member/home');
  const read = (key: string) => (JSON.parse(localStorage.getItem(key) ?? '') as { value: unknown }).value;
  expect(read('memberInfo')).toEqual({ nickname: 'Maria', type: 0, level: 'Gold', tier: 4 });
  expect(read('getVassGameType')).toMatchObject({ vendors: [{ code: 'PALM', name: 'Palm Play', isInMaintenance: false }] });
  expect(JSON.stringify(localStorage)).not.toMatch(/09175557731|art\/maria/);
});

test('a copy is shown while the gateway cannot be reached, if it fits its schema', async () => {
  await openAsMaria('/m/member/home');
  cleanup();
  network.use(mockCall(playerWire.getMemberInfo, connectionLost()));
  await renderApp({ player: 'maria', path: '/m/member/home' });
  expect((await screen.findAllByText('Maria')).length).toBeGreaterThan(0);
  cleanup();
  localStorage.setItem('memberInfo', JSON.stringify({ of: '200jilif3/maria', value: { nickname: ['<b>'] } }));
  await renderApp({ player: 'maria', path: '/m/member/home' });
  expect((await screen.findAllByText('maria')).length).toBeGreaterThan(0);
  expect(localStorage.getItem('memberInfo')).toBeNull();
});

test.each([
  ['logout', loggedOut()],
  ['a switch of the country', merchantChanged('200jilimm3')],
])('%s removes them', async (_, event) => {
  const { store } = await openAsMaria('/m/member/home');
  network.use(mockCall(gamesWire.getVendors, connectionLost()));
  await act(async () => void store.dispatch(event));
  await waitFor(() => expect(localStorage.getItem('memberInfo')).toBeNull());
});
