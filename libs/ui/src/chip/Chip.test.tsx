import { render, screen } from '@testing-library/react';
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
