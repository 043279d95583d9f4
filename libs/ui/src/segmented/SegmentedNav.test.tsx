import { render, screen } from '@testing-library/react';
import { SegmentedNav } from './Segmented';

test('each item is a link, the current one is marked as such, and a badge is read out', () => {
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
