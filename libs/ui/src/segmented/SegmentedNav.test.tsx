import { render, screen } from '@testing-library/react';
import { SegmentedNav } from './SegmentedNav';

test('each leads somewhere, the shown one says so, and a mark is read out', () => {
  render(
    <SegmentedNav
      label="Contracts"
      items={[
        { id: 'daily', label: 'Daily', link: { href: '#daily', 'aria-current': 'page' } },
        { id: 'hourly', label: 'Hourly', link: { href: '#hourly' }, mark: 'waits' },
      ]}
    />,
  );
  expect(screen.getByRole('navigation', { name: 'Contracts' })).toBeInTheDocument();
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Daily');
  expect(screen.getByRole('link', { name: /Hourly.*waits/ })).toHaveAttribute('href', '#hourly');
});
