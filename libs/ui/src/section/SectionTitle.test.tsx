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

test('the link is written before the actions, which a part of the document would otherwise show in another place', () => {
  render(<SectionTitle title="Hot games" moreLabel="See all" moreProps={{ href: '#hot' }} actions={<button>Next</button>} />);
  const [link, next] = [screen.getByRole('link'), screen.getByRole('button')];
  expect(link.compareDocumentPosition(next)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
