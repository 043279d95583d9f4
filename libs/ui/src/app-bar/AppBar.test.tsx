import { render, screen } from '@testing-library/react';
import { AppBar } from './AppBar';

test('a text is the heading of the page', () => {
  render(<AppBar start={<button>Back</button>} title="Deposit" />);
  expect(screen.getByRole('heading', { level: 1, name: 'Deposit' })).toBeInTheDocument();
  expect(screen.getByRole('banner')).toContainElement(screen.getByRole('button', { name: 'Back' }));
});

test('a logo is not', () => {
  render(<AppBar title={<a href="#home">Parlour</a>} />);
  expect(screen.queryByRole('heading')).toBeNull();
  expect(screen.getByRole('link', { name: 'Parlour' })).toBeInTheDocument();
});
