import { render, screen } from '@testing-library/react';
import { Badge } from './Badge';

test.each([
  [3, '3'],
  [99, '99'],
  [100, '99+'],
])('%i is shown as %s', (count, shown) => {
  render(<Badge count={count} />);
  expect(screen.getByText(shown)).toBeInTheDocument();
});

test('a count of zero shows no badge', () => {
  const { container } = render(<Badge count={0} />);
  expect(container).toBeEmptyDOMElement();
});
