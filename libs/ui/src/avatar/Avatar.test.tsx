import { fireEvent, render } from '@testing-library/react';
import { Avatar } from './Avatar';

test('a picture that does not load gives way to the first letter', () => {
  const { container } = render(<Avatar name="maria" src="/gone.webp" />);
  const image = container.querySelector('img');
  expect(image).toHaveAttribute('src', '/gone.webp');
  if (image) fireEvent.error(image);
  expect(container).toHaveTextContent('M');
});

test('a Burmese name keeps its first letter whole', () => {
  const { container } = render(<Avatar name="သီရိ" />);
  expect(container).toHaveTextContent('သီ');
});
