import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Checkbox } from './Checkbox';

test('a tap on the label checks it', async () => {
  render(<Checkbox label="Remember me" />);
  await userEvent.click(screen.getByText('Remember me'));
  expect(screen.getByRole('checkbox', { name: 'Remember me' })).toBeChecked();
});

test('its error describes it', () => {
  render(<Checkbox label="I am 18 or older" error="Confirm your age" />);
  expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('Confirm your age');
});
