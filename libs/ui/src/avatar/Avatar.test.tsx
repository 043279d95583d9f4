import { fireEvent, render } from '@testing-library/react';
import { Avatar } from './Avatar';

test('an image that fails to load is replaced by the first letter', () => {
  const { container } = render(<Avatar name="maria" src="/gone.webp" />);
  const image = container.querySelector('img');
  expect(image).toHaveAttribute('src', '/gone.webp');
  if (image) fireEvent.error(image);
  expect(container).toHaveTextContent('M');
});

test('the first letter of a Burmese name keeps its combining marks', () => {
  const { container } = render(<Avatar name="သီရိ" />);
  expect(container).toHaveTextContent('သီ');
});
