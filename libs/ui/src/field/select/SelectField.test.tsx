import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SelectField } from './SelectField';

const options = [
  { value: 'bpi', label: 'BPI' },
  { value: 'bdo', label: 'BDO', disabled: true },
];

test('an option can be selected', async () => {
  render(<SelectField label="Bank" placeholder="Choose a bank" options={options} defaultValue="" />);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Bank' }), 'BPI');
  expect(screen.getByRole('combobox')).toHaveValue('bpi');
});

test('a disabled option cannot be selected', () => {
  render(<SelectField label="Bank" options={options} error="Choose a bank" />);
  expect(screen.getByRole('option', { name: 'BDO' })).toBeDisabled();
  expect(screen.getByRole('combobox')).toHaveAccessibleDescription('Choose a bank');
});
