import { useNetwork } from '@parlour/testing';
import { screen } from '@testing-library/react';
import { homeCalls } from '../mocks/homeCalls';
import { renderApp } from '../mocks/renderApp';
import { screenCalls } from '../mocks/screenCalls';

useNetwork(...homeCalls, ...screenCalls);

/** The copies of specification 3 that the app does without, with the reasons in ADR 0025. */
const withoutCopy = ['memberInfo', 'getVassGameType', 'getGameLotts', 'lottList', 'elottList', 'setTemplate', 'service_link'];

test.each(['/m/home', '/m/member/home', '/m/lottery'])('ADR 0025: %s stores the status, and no other copy of a reply', async (path) => {
  await renderApp({ player: 'maria', path });
  expect(await screen.findByRole('main')).toBeVisible();
  await screen.findAllByRole('link');
  const keys = [...Object.keys(localStorage), ...Object.keys(sessionStorage)];
  expect(keys).toContain('status');
  expect(keys.filter((key) => withoutCopy.includes(key))).toEqual([]);
});
