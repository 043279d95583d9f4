import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CopyRow } from './CopyRow';

const row = <CopyRow label="Order" value="W-2611-004182" copyLabel="Copy" copiedLabel="Copied" />;

test('a tap on the copy button copies the value and says so', async () => {
  const user = userEvent.setup();
  render(row);
  const write = jest.spyOn(navigator.clipboard, 'writeText');
  await user.click(screen.getByRole('button', { name: 'Copy Order' }));
  expect(write).toHaveBeenCalledWith('W-2611-004182');
  expect(await screen.findByRole('status')).toHaveTextContent('Copied');
});

test('without the Clipboard API, on plain http, it copies with execCommand', async () => {
  const user = userEvent.setup({ writeToClipboard: false });
  render(row);
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined });
  const copy = jest.fn(() => true);
  Object.assign(document, { execCommand: copy });
  await user.click(screen.getByRole('button', { name: 'Copy Order' }));
  expect(copy).toHaveBeenCalledWith('copy');
  expect(await screen.findByRole('status')).toHaveTextContent('Copied');
  Reflect.deleteProperty(document, 'execCommand');
  Reflect.deleteProperty(navigator, 'clipboard');
});

test('if copying is denied, it confirms nothing and selects the value for the phone’s own copy menu', async () => {
  const user = userEvent.setup({ writeToClipboard: false });
  render(row);
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  await user.click(screen.getByRole('button', { name: 'Copy Order' }));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(String(window.getSelection())).toBe('W-2611-004182');
});
