import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Chip } from './Chip';
import { SelectChip } from './SelectChip';

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

test('a select chip shows its placeholder until an option is chosen', async () => {
  const chosen: string[] = [];
  const options = [
    { value: '', label: 'All providers' },
    { value: 'reef', label: 'Reef Games' },
  ];
  const props = { label: 'Provider', placeholder: 'Provider', options, onChange: (value: string) => chosen.push(value) };
  const { container, rerender } = render(<SelectChip {...props} value="" />);
  const shown = () => container.querySelector('[aria-hidden]')?.textContent;
  expect(shown()).toBe('Provider');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Provider' }), 'Reef Games');
  expect(chosen).toEqual(['reef']);
  rerender(<SelectChip {...props} value="reef" />);
  expect(shown()).toBe('Reef Games');
});

test('options of a select chip stand under their headings', () => {
  const options = [
    { value: 'bets', label: 'All bets', group: 'Bets' },
    { value: 'slots', label: 'Slots', group: 'Bets' },
    { value: 'profit', label: 'Profit & loss' },
  ];
  render(<SelectChip label="Record type" options={options} value="slots" onChange={() => undefined} />);
  expect(
    within(screen.getByRole('group', { name: 'Bets' }))
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['All bets', 'Slots']);
  expect(screen.getAllByRole('option').at(-1)).toHaveTextContent('Profit & loss');
  expect(screen.getByRole('combobox')).toHaveValue('slots');
});

test('a chip that opens a sheet is no pressed button', async () => {
  const taps: string[] = [];
  render(
    <Chip opensSheet selected onClick={() => taps.push('tap')}>
      More (1)
    </Chip>,
  );
  const chip = screen.getByRole('button', { name: 'More (1)' });
  expect(chip).toHaveAttribute('aria-haspopup', 'dialog');
  expect(chip).not.toHaveAttribute('aria-pressed');
  await userEvent.click(chip);
  expect(taps).toEqual(['tap']);
});
