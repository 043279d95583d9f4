import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { ConfirmDialog, Dialog } from './Dialog';

test('renders only while open', () => {
  const { rerender } = render(
    <Dialog open={false} title="Play with real money" onClose={() => undefined}>
      Register first
    </Dialog>,
  );
  expect(screen.queryByRole('dialog')).toBeNull();
  rerender(
    <Dialog open title="Play with real money" onClose={() => undefined}>
      Register first
    </Dialog>,
  );
  expect(screen.getByRole('dialog', { name: 'Play with real money' })).toHaveTextContent('Register first');
});

test('Esc, Back and a tap outside ask to close; a tap inside does not', async () => {
  const asked: string[] = [];
  render(
    <Dialog open title="Play with real money" onClose={() => asked.push('close')}>
      Register first
    </Dialog>,
  );
  await userEvent.click(screen.getByText('Register first'));
  expect(asked).toHaveLength(0);
  await userEvent.click(screen.getByRole('dialog'));
  expect(asked).toHaveLength(1);
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
  expect(asked).toHaveLength(2);
  await userEvent.keyboard('{Escape}');
  expect(asked).toHaveLength(3);
});

const question = { open: true, title: 'Withdraw?', confirmLabel: 'Withdraw', cancelLabel: 'Change' };

test('asks a question and reports the answer', async () => {
  const answers: string[] = [];
  render(<ConfirmDialog {...question} onConfirm={() => answers.push('yes')} onCancel={() => answers.push('no')} />);
  await userEvent.click(screen.getByRole('button', { name: 'Change' }));
  await userEvent.click(screen.getByRole('button', { name: 'Withdraw' }));
  expect(answers).toEqual(['no', 'yes']);
});

test('while busy, it can be neither answered nor closed', async () => {
  const answers: string[] = [];
  render(<ConfirmDialog {...question} busy onConfirm={() => answers.push('yes')} onCancel={() => answers.push('no')} />);
  await userEvent.click(screen.getByRole('button', { name: 'Withdraw' }));
  await userEvent.click(screen.getByRole('button', { name: 'Change' }));
  await userEvent.keyboard('{Escape}');
  expect(answers).toEqual([]);
});
