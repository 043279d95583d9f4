import { contentWire } from '@parlour/content/wire';
import { writeStored } from '@parlour/kernel/storage';
import { mockCall, network, useNetwork } from '@parlour/testing';

import { act, render, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { Providers } from '../Providers';
import { homeCalls } from '../mocks/homeCalls';
import { renderApp } from '../mocks/renderApp';
import { DeveloperPanel } from './DeveloperPanel';
import { createGatewayLog } from './gatewayLog';

useNetwork(
  ...homeCalls,
  http.get('*/sandbox/clock', () => HttpResponse.json({ now: 0 })),
  http.get('*/sandbox/members', () => HttpResponse.json([{ username: 'maria', type: 0, status: 'active' }])),
  http.post('*/sandbox/sessions', () => HttpResponse.json({ token: 'fresh', userName: 'maria', type: 0 })),
  http.get('*/sandbox/*', () => HttpResponse.json([])),
);
jest.setTimeout(60_000);
beforeAll(() => import('../overlays/OverlayQueue'), 60_000);
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  network.use(mockCall(contentWire.getAnnouncements, { popup: [{ id: 'evening', title: 'Tonight at 20:00', content: '<p>Words</p>' }] }));
});

const dialogs = () => Array.from(document.querySelectorAll('dialog[open] h2'), (title) => title.textContent);

async function openPanelOverApp() {
  writeStored('local', 'visited', true);
  const { store, user } = await renderApp({ hasAgreed: false });
  await waitFor(() => expect(dialogs()).toEqual(['Tonight at 20:00']));
  const log = createGatewayLog(window, []);
  await act(async () =>
    render(
      <Providers store={store}>
        <DeveloperPanel log={log} />
      </Providers>,
    ),
  );
  log.stop();
  return {
    logIn: async () => {
      await user.click(screen.getByRole('button', { name: 'Dev' }));
      await user.click(await screen.findByRole('button', { name: 'maria' }));
    },
    user,
  };
}

test('the login by the panel answers the terms and the pop-ups', async () => {
  const { logIn } = await openPanelOverApp();
  await logIn();
  await waitFor(() => expect(dialogs()).toEqual([]));
});

test('a developer who wants to see them gets them with each login', async () => {
  const { logIn, user } = await openPanelOverApp();
  await logIn();
  await waitFor(() => expect(dialogs()).toEqual([]));
  await user.click(screen.getByRole('button', { name: 'Dev' }));
  await user.click(screen.getByRole('checkbox', { name: 'Answer the terms and pop-ups' }));
  await user.click(screen.getByRole('button', { name: 'maria' }));
  await waitFor(() => expect(dialogs()).toEqual(['Tonight at 20:00']));
  expect(screen.getByRole('button', { name: 'I agree' })).toBeInTheDocument();
});
