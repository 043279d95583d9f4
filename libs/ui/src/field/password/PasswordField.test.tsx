import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PasswordField } from './PasswordField';

test('the player can show the password and hide it again', async () => {
  render(<PasswordField label="Password" showLabel="Show" hideLabel="Hide" />);
  const field = screen.getByLabelText('Password');
  await userEvent.type(field, 'parlour88');
  expect(field).toHaveAttribute('type', 'password');
  await userEvent.click(screen.getByRole('button', { name: 'Show' }));
  expect(field).toHaveAttribute('type', 'text');
  expect(field).toHaveValue('parlour88');
  await userEvent.click(screen.getByRole('button', { name: 'Hide' }));
  expect(field).toHaveAttribute('type', 'password');
});

test('a password manager can tell a current password from a new one', () => {
  render(<PasswordField label="New password" showLabel="Show" hideLabel="Hide" autoComplete="new-password" />);
  expect(screen.getByLabelText('New password')).toHaveAttribute('autocomplete', 'new-password');
});
