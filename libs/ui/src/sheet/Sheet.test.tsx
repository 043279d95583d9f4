import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Sheet } from './Sheet';

test('shows its content under its title and closes by its button', async () => {
  const asked: string[] = [];
  render(
    <Sheet open title="Menu" closeLabel="Close" onClose={() => asked.push('close')} footer={<button>Apply</button>}>
      Content
    </Sheet>,
  );
  const sheet = screen.getByRole('dialog', { name: 'Menu' });
  expect(sheet).toHaveTextContent('Content');
  expect(sheet).toContainElement(screen.getByRole('button', { name: 'Apply' }));
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(asked).toEqual(['close']);
});

test('is gone when closed', () => {
  render(
    <Sheet open={false} title="Menu" closeLabel="Close" onClose={() => undefined}>
      Content
    </Sheet>,
  );
  expect(screen.queryByRole('dialog')).toBeNull();
});
