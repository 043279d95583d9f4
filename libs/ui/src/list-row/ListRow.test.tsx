import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ListGroup } from './ListGroup';
import { ListRow } from './ListRow';

test('renders as a link or a button', async () => {
  const taps: string[] = [];
  render(
    <ListGroup title="App">
      <ListRow as="a" href="#inbox" icon="mail" title="Inbox" badge={3} />
      <ListRow as="button" title="Log out" onClick={() => taps.push('out')} />
    </ListGroup>,
  );
  expect(screen.getByRole('heading', { name: 'App' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /Inbox.*3/ })).toHaveAttribute('href', '#inbox');
  await userEvent.click(screen.getByRole('button', { name: 'Log out' }));
  expect(taps).toEqual(['out']);
});

test('renders as plain text without a target', () => {
  render(<ListRow title="ma***n" text="Reef Hunter" end="84,200" />);
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByText('84,200')).toBeInTheDocument();
});
