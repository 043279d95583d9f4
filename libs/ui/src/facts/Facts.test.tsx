import { render, screen } from '@testing-library/react';
import { Facts } from './Facts';

test('each name is associated with its value', () => {
  render(<Facts rows={[{ label: 'You pay', value: '1,000.00' }]} />);
  expect(screen.getByRole('term')).toHaveTextContent('You pay');
  expect(screen.getByRole('definition')).toHaveTextContent('1,000.00');
});
