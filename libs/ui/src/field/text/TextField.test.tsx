import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { TextField } from './TextField';

test('the label names the field; hint and error describe it', () => {
  render(<TextField label="Username" hint="4 to 11 letters" error="Too short" />);
  const field = screen.getByRole('textbox', { name: 'Username' });
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription('Too short 4 to 11 letters');
});

test('without an error, it is not marked as invalid', () => {
  render(<TextField label="Username" />);
  const field = screen.getByRole('textbox', { name: 'Username' });
  expect(field).toBeValid();
  expect(field).not.toHaveAttribute('aria-describedby');
});

test('a form library can register and focus it', async () => {
  const sent: unknown[] = [];
  function Form() {
    const { register, handleSubmit } = useForm<{ name: string }>();
    return (
      <form onSubmit={handleSubmit((values) => sent.push(values))}>
        <TextField label="Name" {...register('name', { required: true })} />
        <button>Send</button>
      </form>
    );
  }
  render(<Form />);
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Maria{Enter}');
  expect(sent).toEqual([{ name: 'Maria' }]);
});

test('spec 4: a date is between 2000 and 2030, or within the given limits', () => {
  const { rerender } = render(<TextField type="date" label="Day" />);
  expect(screen.getByLabelText('Day')).toHaveAttribute('min', '2000-01-01');
  expect(screen.getByLabelText('Day')).toHaveAttribute('max', '2030-12-31');
  rerender(<TextField type="date" label="Day" min="1900-01-01" max="2026-12-31" />);
  expect(screen.getByLabelText('Day')).toHaveAttribute('min', '1900-01-01');
  expect(screen.getByLabelText('Day')).toHaveAttribute('max', '2026-12-31');
  rerender(<TextField label="Day" />);
  expect(screen.getByLabelText('Day')).not.toHaveAttribute('min');
});
