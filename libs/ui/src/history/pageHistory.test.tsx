import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode, useState } from 'react';
import { Dialog } from '../dialog';
import { Sheet } from '../sheet';
import { pageHistory } from '.';

function Page({ keepsOpen = false }: { keepsOpen?: boolean }) {
  const [isMenuOpen, setMenuOpen] = useState(false);
  const [isAsked, setAsked] = useState(false);
  return (
    <StrictMode>
      <button onClick={() => setMenuOpen(true)}>Menu</button>
      <Sheet open={isMenuOpen} title="Menu" closeLabel="Close" onClose={() => keepsOpen || setMenuOpen(false)}>
        <button onClick={() => setAsked(true)}>Log out</button>
        <button
          onClick={() => {
            setMenuOpen(false);
            setAsked(true);
          }}
        >
          Only ask
        </button>
      </Sheet>
      <Dialog open={isAsked} title="Sure?" onClose={() => setAsked(false)} />
    </StrictMode>
  );
}

const stateHere = () => window.history.state as { overlays?: number; usr: string };
/** How many overlays have entries here. */
const here = () => stateHere().overlays ?? 0;
/** The page, which each test names in its state. */
const pageHere = () => stateHere().usr;
const dialogs = () => screen.queryAllByRole('dialog').map((dialog) => dialog.querySelector('h2')?.textContent);

/** Called at each arrival. */
let arrived = () => undefined as void;
window.addEventListener('popstate', () => arrived());

const router = jest.fn();
pageHistory.follow(router);

/** Moves as the browser's buttons do. */
async function travel(delta: 1 | -1) {
  await act(async () => {
    const arrival = new Promise<void>((resolve) => (arrived = resolve));
    if (delta === -1) window.history.back();
    else window.history.forward();
    await arrival;
  });
}
const settled = (level: number) => waitFor(() => expect(here()).toBe(level));

beforeEach(() => {
  pageHistory.push('/m/former', 'former');
  pageHistory.push('/m/page', 'page');
});

test('an amendment changes the address and the state of the page, and the router hears nothing of it', async () => {
  router.mockClear();
  pageHistory.amend('/m/page?tab=2', { isReloaded: true });
  expect(window.location.search).toBe('?tab=2');
  expect(pageHistory.notes()).toMatchObject({ usr: 'page', isReloaded: true });
  expect(router).not.toHaveBeenCalled();
  await travel(-1);
  expect(pageHistory.notes()).not.toHaveProperty('isReloaded');
});

test('the first page is the one that the player opened directly', async () => {
  expect(pageHistory.isFirstPage()).toBe(false);
  window.history.replaceState(null, '', '/m/page');
  expect(pageHistory.isFirstPage()).toBe(true);
});

test('Back closes the sheet and stays on the page; the next Back leaves it', async () => {
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
  await settled(1);
  await travel(-1);
  await waitFor(() => expect(dialogs()).toEqual([]));
  expect(pageHere()).toBe('page');
  await travel(-1);
  expect(pageHere()).toBe('former');
});

test('the router hears of a page that is left, but not of an overlay that Back closes', async () => {
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
  await settled(1);
  router.mockClear();
  await travel(-1);
  await waitFor(() => expect(dialogs()).toEqual([]));
  expect(router).not.toHaveBeenCalled();
  await travel(-1);
  expect(router).toHaveBeenCalledTimes(1);
});

test('of two overlays Back closes the upper one first', async () => {
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
  await userEvent.click(screen.getByRole('button', { name: 'Log out' }));
  await settled(2);
  await travel(-1);
  await waitFor(() => expect(dialogs()).toEqual(['Menu']));
  await travel(-1);
  await waitFor(() => expect(dialogs()).toEqual([]));
  expect(pageHere()).toBe('page');
});

test('an overlay that is closed by its button takes its entry along', async () => {
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
  await settled(1);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await settled(0);
  await travel(-1);
  expect(pageHere()).toBe('former');
});

test('an overlay that makes room for another hands its entry over', async () => {
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
  await settled(1);
  await userEvent.click(screen.getByRole('button', { name: 'Only ask' }));
  expect(dialogs()).toEqual(['Sure?']);
  expect(here()).toBe(1);
  await travel(-1);
  await waitFor(() => expect(dialogs()).toEqual([]));
  expect(pageHere()).toBe('page');
});

test('Forward opens nothing and stays on the page', async () => {
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
  await settled(1);
  await travel(-1);
  await waitFor(() => expect(dialogs()).toEqual([]));
  await travel(1);
  await settled(0);
  expect(dialogs()).toEqual([]);
  await travel(-1);
  expect(pageHere()).toBe('former');
});

test('a page that is opened from an overlay takes the place of its entry', async () => {
  const { unmount } = render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
  await settled(1);
  pageHistory.push('/m/next', 'next');
  unmount();
  await travel(-1);
  expect(pageHere()).toBe('page');
  expect(here()).toBe(0);
  await travel(-1);
  expect(pageHere()).toBe('former');
});

test('a page that is opened while an entry is on its way out stands above the page', async () => {
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
  await settled(1);
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  await Promise.resolve();
  pageHistory.push('/m/next', 'next');
  await act(() => new Promise<void>((resolve) => (arrived = resolve)));
  await waitFor(() => expect(pageHere()).toBe('next'));
  expect(window.location.pathname).toBe('/m/next');
  await travel(-1);
  expect(pageHere()).toBe('page');
});

test('an address that changes under an overlay is the address of the page', async () => {
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
  await settled(1);
  pageHistory.replace('/m/page?type=slots', 'filtered');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await settled(0);
  expect(window.location.search).toBe('?type=slots');
  await travel(-1);
  expect(pageHere()).toBe('former');
});

test('Back still closes an overlay above another one after the address has changed', async () => {
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
  await settled(1);
  pageHistory.replace('/m/page?type=slots', 'filtered');
  await userEvent.click(screen.getByRole('button', { name: 'Log out' }));
  await settled(2);
  await travel(-1);
  await waitFor(() => expect(dialogs()).toEqual(['Menu']));
  await travel(-1);
  await waitFor(() => expect(dialogs()).toEqual([]));
  expect(window.location.search).toBe('?type=slots');
});

test('a page that is opened after the address has changed under an overlay leads back to that address', async () => {
  const { unmount } = render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
  await settled(1);
  pageHistory.replace('/m/page?type=slots', 'filtered');
  pageHistory.push('/m/next', 'next');
  unmount();
  await act(() => new Promise<void>((resolve) => (arrived = resolve)));
  expect(pageHere()).toBe('next');
  await travel(-1);
  expect(pageHere()).toBe('filtered');
  expect(window.location.search).toBe('?type=slots');
});

test('a page that is opened while an entry is on its way out, and leads on to another, leaves the page below as it is', async () => {
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
  await settled(1);
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  await Promise.resolve();
  pageHistory.push('/m/next', 'next');
  pageHistory.replace('/m/login', 'login');
  await act(() => new Promise<void>((resolve) => (arrived = resolve)));
  expect(pageHere()).toBe('login');
  await travel(-1);
  expect(pageHere()).toBe('page');
});

test('after a reload with an open overlay, the page is at its own entry', async () => {
  // The entry of an overlay that a browser keeps through a reload.
  window.history.pushState({ ...stateHere(), overlays: 1 }, '');
  pageHistory.follow(router);
  await settled(0);
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
  await settled(1);
  await travel(-1);
  await waitFor(() => expect(dialogs()).toEqual([]));
  await travel(-1);
  expect(pageHere()).toBe('former');
});

test('a step back that a screen asks for passes over the entry', async () => {
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
  await settled(1);
  pageHistory.go(-1);
  await waitFor(() => expect(pageHere()).toBe('former'));
});

test('an owner that keeps its overlay open keeps the page, too', async () => {
  render(<Page keepsOpen />);
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
  await settled(1);
  await travel(-1);
  await settled(1);
  expect(dialogs()).toEqual(['Menu']);
});
