import { useNetwork } from '@parlour/testing';
import { act, screen } from '@testing-library/react';
import { homeCalls } from '../mocks/homeCalls';
import { renderApp } from '../mocks/renderApp';
import { noteSlowConnection } from './slowConnection';

useNetwork(...homeCalls);
afterEach(() => jest.useRealTimers());

const pass = (milliseconds: number) => act(async () => jest.advanceTimersByTime(milliseconds));
const strip = () => screen.queryByText(/^Your connection is slow/);

test('a slow call is told for six seconds, and another one for six more', async () => {
  await renderApp({ path: '/m/help' });
  await screen.findByRole('heading', { name: 'Help center' });
  expect(strip()).not.toBeInTheDocument();
  jest.useFakeTimers();
  await act(async () => noteSlowConnection());
  expect(strip()).toHaveRole('status');
  await pass(5000);
  await act(async () => noteSlowConnection());
  await pass(5000);
  expect(strip()).toBeInTheDocument();
  await pass(1000);
  expect(strip()).not.toBeInTheDocument();
});
