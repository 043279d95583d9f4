import { paths } from '@parlour/kernel';
import { useNetwork } from '@parlour/testing';
import { screen, waitFor } from '@testing-library/react';
import { screenOf } from '../startup/screenOf';
import { homeCalls } from '../mocks/homeCalls';
import { renderApp } from '../mocks/renderApp';
import { findRoute } from '../routeTable';

useNetwork(...homeCalls);

const next = (path: string) => {
  const route = findRoute(path);
  if (!route) throw new Error(`no route ${path}`);
  return screenOf(route);
};
const moments: (() => void)[] = [];

beforeEach(() => {
  moments.length = 0;
  Object.assign(window, { requestIdleCallback: (task: () => void) => moments.push(task), cancelIdleCallback: () => undefined });
});
afterEach(() => {
  Reflect.deleteProperty(window, 'requestIdleCallback');
  Reflect.deleteProperty(navigator, 'connection');
});

function saveData() {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });
}

test('performance, entry: no screen is prefetched while the player saves data', async () => {
  saveData();
  await renderApp({});
  await screen.findAllByText('Withdrawals are quick today');
  expect(moments).toEqual([]);
});

test('performance, entry: home prefetches the most likely next screen when idle', async () => {
  await renderApp({});
  await screen.findAllByText('Ruby Rush');
  await waitFor(() => expect(moments.length).toBeGreaterThan(0));
  expect(next(paths.session.login).current).toBeUndefined();
  await waitFor(() => {
    for (const run of moments.splice(0)) run();
    expect(next(paths.session.login).current).toBeDefined();
  });
});
