import { fireEvent, render, screen } from '@testing-library/react';
import { Image } from './Image';

const source = {
  avif: '/cdn/a/ruby.200.avif 200w',
  srcSet: '/cdn/a/ruby.200.webp 200w',
  src: '/cdn/a/ruby.200.webp',
  alt: 'Ruby Rush',
  ratio: '4/5',
} as const;
const image = () => screen.getByRole('img', { name: 'Ruby Rush' });

test('loads lazily, unless it is in the first view', () => {
  const { rerender } = render(<Image {...source} />);
  expect(image()).toHaveAttribute('loading', 'lazy');
  rerender(<Image {...source} load="soon" />);
  expect(image()).toHaveAttribute('loading', 'eager');
  expect(image()).not.toHaveAttribute('fetchpriority');
  rerender(<Image {...source} load="first" />);
  expect(image()).toHaveAttribute('loading', 'eager');
  expect(image()).toHaveAttribute('fetchpriority', 'high');
});

test('with `later` it is only its box, and asks for nothing', () => {
  const { container, rerender } = render(<Image {...source} load="later" />);
  expect(container.querySelector('img, source')).toBeNull();
  expect(container.firstChild).toHaveAttribute('data-ratio', '4/5');
  rerender(<Image {...source} load="near" />);
  expect(image()).toHaveAttribute('loading', 'lazy');
});

test('offers AVIF first, then several widths in a format of every browser', () => {
  const { container } = render(<Image {...source} sizes="27vw" />);
  const element = container.querySelector('source');
  expect(element).toHaveAttribute('type', 'image/avif');
  expect(element).toHaveAttribute('srcset', source.avif);
  expect(element).toHaveAttribute('sizes', '27vw');
  expect(image()).toHaveAttribute('srcset', source.srcSet);
  expect(image()).toHaveAttribute('sizes', '27vw');
  expect(image()).toHaveAttribute('src', source.src);
});

test('on errors, tries the second source, then the fallback, then shows the default picture, which needs no request', () => {
  const { container } = render(<Image {...source} failover={{ src: '/cdn/b/ruby.200.webp' }} fallbackSrc="/cdn/b/default.200.webp" />);
  fireEvent.error(image());
  expect(image()).toHaveAttribute('src', '/cdn/b/ruby.200.webp');
  expect(container.querySelector('source')).toBeNull();
  fireEvent.error(image());
  expect(image()).toHaveAttribute('src', '/cdn/b/default.200.webp');
  fireEvent.error(image());
  expect(container.querySelector('img')).toBeNull();
  expect(image().querySelector('svg')).toBeInTheDocument();
  expect(container.firstChild).toHaveAttribute('data-ratio', '4/5');
});

test('without a file, the box shows its own picture and asks for nothing', () => {
  const { container } = render(<Image {...source} src="" srcSet={undefined} avif={undefined} />);
  expect(container.querySelector('img')).toBeNull();
  expect(image().querySelector('svg')).toBeInTheDocument();
});

test('a fallback equal to the failed file is not tried again', () => {
  render(<Image {...source} fallbackSrc={source.src} />);
  fireEvent.error(image());
  expect(document.querySelector('img')).toBeNull();
});
