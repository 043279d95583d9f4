import { render, screen } from '@testing-library/react';
import { TabBar } from './TabBar';

test('marks the current page and shows counts', () => {
  render(
    <TabBar
      label="Main"
      items={[
        { id: 'home', icon: 'home', label: 'Home', active: true, href: '#home' },
        { id: 'promos', icon: 'star', label: 'Promos', active: false, href: '#promos', badge: 100 },
      ]}
    />,
  );
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeInTheDocument();
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Home');
  expect(screen.getByRole('link', { name: /Promos/ })).toHaveTextContent('99+');
});
