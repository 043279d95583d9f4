import { render } from '@testing-library/react';
import { Flag } from './Flag';

test('a country without a drawing has the flag of the font', () => {
  const { container } = render(<Flag country="TH" />);
  expect(container).toHaveTextContent('🇹🇭');
});

test('a country with a drawing has no letters', () => {
  const { container } = render(<Flag country="MM" />);
  expect(container).toHaveTextContent('');
  expect(container.querySelector('svg')).toBeInTheDocument();
});
