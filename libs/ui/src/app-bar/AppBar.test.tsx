import { render, screen } from '@testing-library/react';
import { AppBar } from './AppBar';

test('a text title is the heading of the page', () => {
  render(<AppBar start={<button>Back</button>} title="Deposit" />);
  expect(screen.getByRole('heading', { level: 1, name: 'Deposit' })).toBeInTheDocument();
  expect(screen.getByRole('banner')).toContainElement(screen.getByRole('button', { name: 'Back' }));
});

test('a logo is the heading of the page too', () => {
  render(<AppBar title={<a href="#home">Parlour</a>} />);
  expect(screen.getByRole('heading', { level: 1, name: 'Parlour' })).toContainElement(screen.getByRole('link', { name: 'Parlour' }));
});
