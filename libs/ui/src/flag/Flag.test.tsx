import { render, screen } from '@testing-library/react';
import { Flag } from './Flag';

test('a country without a drawing has the flag of the font', () => {
  const { container } = render(<Flag country="TH" />);
  expect(container).toHaveTextContent('🇹🇭');
});

test('an image replaces the drawing, and has no name', () => {
  render(<Flag country="PH" image="/m/brand/ph.svg" />);
  expect(screen.getByRole('presentation')).toHaveAttribute('src', '/m/brand/ph.svg');
});

test('a country with a drawing has no letters', () => {
  const { container } = render(<Flag country="MM" />);
  expect(container).toHaveTextContent('');
  expect(container.querySelector('svg')).toBeInTheDocument();
});
