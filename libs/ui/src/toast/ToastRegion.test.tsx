import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ToastRegion } from './ToastRegion';
import { Sheet } from '../sheet';
import type { ToastItem } from './Toast';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function show(toast: Omit<ToastItem, 'id'>) {
  const gone: string[] = [];
  render(<ToastRegion toasts={[{ id: '1', ...toast }]} onDismiss={(id) => gone.push(id)} dismissLabel="Dismiss" label="Messages" />);
  return gone;
}
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

test('spec 8: a toast stays for 3000 ms', () => {
  const gone = show({ level: 'success', text: 'Copied' });
  expect(screen.getByRole('status')).toHaveTextContent('Copied');
  pass(2999);
  expect(gone).toEqual([]);
  pass(1);
  expect(gone).toEqual(['1']);
});

test('spec 8: a toast can stay for 8000 ms', () => {
  const gone = show({ level: 'info', text: 'A long text', durationMs: 8000 });
  pass(7999);
  expect(gone).toEqual([]);
  pass(1);
  expect(gone).toEqual(['1']);
});

test('a loading toast stays until it is dismissed', () => {
  const gone = show({ level: 'loading', text: 'Sending' });
  pass(60_000);
  expect(gone).toEqual([]);
  expect(screen.queryByRole('button')).toBeNull();
});

test('it stays while the pointer is over it', async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const gone = show({ level: 'fail', text: 'Not sent' });
  await user.hover(screen.getByRole('alert'));
  pass(10_000);
  expect(gone).toEqual([]);
  await user.unhover(screen.getByRole('alert'));
  pass(3000);
  expect(gone).toEqual(['1']);
});

test('its time passes only while the page is in front', () => {
  const hide = (hidden: boolean) => {
    jest.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
  };
  hide(true);
  const gone = show({ level: 'success', text: 'Copied' });
  pass(60_000);
  expect(gone).toEqual([]);
  hide(false);
  pass(3000);
  expect(gone).toEqual(['1']);
  jest.restoreAllMocks();
});

test('while a sheet covers the page, toasts render inside the sheet; afterwards in the page again', () => {
  const sheet = (open: boolean) => (
    <>
      <ToastRegion
        toasts={[{ id: '1', level: 'fail', text: 'Not sent' }]}
        onDismiss={() => undefined}
        dismissLabel="Dismiss"
        label="Messages"
      />
      <Sheet open={open} title="Deposit" closeLabel="Close" onClose={() => undefined} children="Content" />
    </>
  );
  const { rerender } = render(sheet(false));
  expect(screen.getByRole('alert')).toHaveTextContent('Not sent');
  rerender(sheet(true));
  expect(screen.getByRole('dialog')).toContainElement(screen.getByRole('alert'));
  rerender(sheet(false));
  expect(screen.getByRole('alert')).toHaveTextContent('Not sent');
});

test('it can be dismissed', async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const gone = show({ level: 'offline', text: 'No connection' });
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(gone).toEqual(['1']);
});
