import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode, useState } from 'react';
import { Dialog } from '../dialog';
import { Sheet } from '../sheet';
import { listenForPops } from '.';

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

/** The numbers of the router's entries, as it would see them. */
const here = () => (window.history.state as { key: string; overlays?: number }).overlays ?? 0;
const keyHere = () => (window.history.state as { key: string }).key;
const dialogs = () => screen.queryAllByRole('dialog').map((dialog) => dialog.querySelector('h2')?.textContent);

/** Called at each arrival; it listens before the overlays do, which swallow some. */
let arrived = () => undefined as void;
window.addEventListener('popstate', () => arrived(), { capture: true });

// The app does the same at its start, before its router listens.
listenForPops();
const router = jest.fn();
window.addEventListener('popstate', router);

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

let pages = 0;
beforeEach(() => {
  pages += 1;
  window.history.pushState({ key: `former-${pages}`, idx: 0 }, '', '/m/former');
  window.history.pushState({ key: `page-${pages}`, idx: 1 }, '', '/m/page');
});

test('Back closes the sheet and stays on the page; the next Back leaves it', async () => {
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
  await settled(1);
  await travel(-1);
  await waitFor(() => expect(dialogs()).toEqual([]));
  expect(keyHere()).toBe(`page-${pages}`);
  await travel(-1);
  expect(keyHere()).toBe(`former-${pages}`);
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
  expect(keyHere()).toBe(`page-${pages}`);
});

test('an overlay that is closed by its button takes its entry along', async () => {
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
  await settled(1);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await settled(0);
  await travel(-1);
  expect(keyHere()).toBe(`former-${pages}`);
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
  expect(keyHere()).toBe(`page-${pages}`);
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
  expect(keyHere()).toBe(`former-${pages}`);
});

test('a page that is opened from an overlay takes the place of its entry', async () => {
  const { unmount } = render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
  await settled(1);
  window.history.pushState({ key: 'next', idx: 2 }, '', '/m/next');
  unmount();
  await travel(-1);
  expect(keyHere()).toBe(`page-${pages}`);
  expect(here()).toBe(0);
  await travel(-1);
  expect(keyHere()).toBe(`former-${pages}`);
});

test('a page that is opened while an entry is on its way out stands above the page', async () => {
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
  await settled(1);
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  await Promise.resolve();
  window.history.pushState({ key: 'next', idx: 2 }, '', '/m/next');
  await act(() => new Promise<void>((resolve) => (arrived = resolve)));
  await waitFor(() => expect(keyHere()).toBe('next'));
  expect(window.location.pathname).toBe('/m/next');
  await travel(-1);
  expect(keyHere()).toBe(`page-${pages}`);
});

test('an address that changes under an overlay is the address of the page', async () => {
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
  await settled(1);
  window.history.replaceState({ key: 'filtered', idx: 1 }, '', '/m/page?type=slots');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await settled(0);
  expect(window.location.search).toBe('?type=slots');
  await travel(-1);
  expect(keyHere()).toBe(`former-${pages}`);
});

test('a step back that a screen asks for passes over the entry', async () => {
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
  await settled(1);
  window.history.go(-1);
  await waitFor(() => expect(keyHere()).toBe(`former-${pages}`));
});

test('an owner that keeps its overlay open keeps the page, too', async () => {
  render(<Page keepsOpen />);
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
  await settled(1);
  await travel(-1);
  await settled(1);
  expect(dialogs()).toEqual(['Menu']);
});
