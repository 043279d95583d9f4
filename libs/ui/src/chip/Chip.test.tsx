import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Chip } from './Chip';

test('exposes whether it is selected', async () => {
  const taps: string[] = [];
  const { rerender } = render(<Chip onClick={() => taps.push('tap')}>500</Chip>);
  await userEvent.click(screen.getByRole('button', { name: '500', pressed: false }));
  expect(taps).toEqual(['tap']);
  rerender(<Chip selected>500</Chip>);
  expect(screen.getByRole('button', { name: '500', pressed: true })).toBeInTheDocument();
});

test('a filter can be removed', async () => {
  const gone: string[] = [];
  render(
    <Chip onRemove={() => gone.push('slots')} removeLabel="Remove Slots">
      Slots
    </Chip>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Remove Slots' }));
  expect(gone).toEqual(['slots']);
});
