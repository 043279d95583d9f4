import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { Dialog } from '../dialog';
import { pageHistory } from '.';

function Page() {
  const [isOpen, setOpen] = useState(true);
  return (
    <Dialog
      open={isOpen}
      title="Log out?"
      onClose={() => setOpen(false)}
      actions={<button onClick={() => setOpen(false)}>Log out</button>}
    />
  );
}

/** The traversals that the browser has not carried out yet. */
const pending: (() => void)[] = [];
const { go } = History.prototype;
History.prototype.go = function (delta) {
  pending.push(() => go.call(this, delta));
};

test('a page that is replaced while a dialog’s entry is being taken out stays, however slow the browser is', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  window.history.replaceState({ key: 'member' }, '', '/m/member');
  render(<Page />);
  await act(async () => undefined);
  expect(window.history.state).toEqual({ key: 'member', idx: 0, overlays: 1 });

  act(() => screen.getByRole('button', { name: 'Log out' }).click());
  await act(async () => undefined);
  expect(pending).toHaveLength(1);
  jest.advanceTimersByTime(5000);
  pageHistory.replace('/m/home', { from: 'member' });
  jest.useRealTimers();
  const arrival = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  for (const traverse of pending) traverse();
  await arrival;
  expect(window.location.pathname).toBe('/m/home');
  expect(window.history.state).toMatchObject({ usr: { from: 'member' } });
  expect(window.history.state).not.toHaveProperty('overlays');
});
