import { render, screen } from '@testing-library/react';
import { SectionTitle } from './SectionTitle';

test('it is a heading with a link to the full list', () => {
  render(<SectionTitle icon="flame" title="Hot games" moreLabel="See all" moreProps={{ href: '#hot' }} />);
  expect(screen.getByRole('heading', { level: 2, name: 'Hot games' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'See all' })).toHaveAttribute('href', '#hot');
});

test('without a label there is no link', () => {
  render(<SectionTitle title="Hot games" level={3} />);
  expect(screen.getByRole('heading', { level: 3 })).toBeInTheDocument();
  expect(screen.queryByRole('link')).toBeNull();
});
