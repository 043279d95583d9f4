import { render, screen } from '@testing-library/react';
import { TextAreaField } from './TextAreaField';

test('is labelled by its label and described by its hint and error', () => {
  render(<TextAreaField label="What happened" hint="Include time and amount." error="Too short." counter="3 / 500" defaultValue="abc" />);
  const area = screen.getByRole('textbox', { name: 'What happened' });
  expect(area).toHaveAccessibleDescription('Too short. Include time and amount.');
  expect(area).toBeInvalid();
  expect(screen.getByText('3 / 500')).toBeInTheDocument();
});
