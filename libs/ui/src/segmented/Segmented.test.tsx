import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Segmented } from './Segmented';

function Live() {
  const [value, setValue] = useState('bets');
  return (
    <Segmented
      items={[
        { id: 'bets', label: 'Bets' },
        { id: 'money', label: 'Money' },
      ]}
      value={value}
      onChange={setValue}
      label="Record"
    />
  );
}

test('one option is always selected', async () => {
  render(<Live />);
  expect(screen.getByRole('radiogroup', { name: 'Record' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('radio', { name: 'Money' }));
  expect(screen.getByRole('radio', { name: 'Money' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'Bets' })).not.toBeChecked();
  expect(screen.getByText('Money').closest('label')).toHaveAttribute('data-chosen');
  expect(screen.getByText('Bets').closest('label')).not.toHaveAttribute('data-chosen');
});

test('arrow keys select too', async () => {
  render(<Live />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('radio', { name: 'Money' })).toBeChecked();
});
