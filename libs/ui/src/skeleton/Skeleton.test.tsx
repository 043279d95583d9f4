import { render, screen } from '@testing-library/react';
import { Skeleton } from './Skeleton';
import { TileGridSkeleton } from './TileGridSkeleton';

test('skeletons are hidden from screen readers', () => {
  const { container } = render(
    <>
      <Skeleton shape="text" lines={3} />
      <TileGridSkeleton count={9} />
    </>,
  );
  expect(container.querySelectorAll('[data-ratio="4/5"]')).toHaveLength(9);
  expect([...container.children].every((child) => child.getAttribute('aria-hidden') === 'true')).toBe(true);
  expect(screen.queryByRole('status')).toBeNull();
});
