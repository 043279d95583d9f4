import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Tabs } from './Tabs';

const items = [
  { id: 'all', label: 'All' },
  { id: 'hot', label: 'Hot' },
  { id: 'recent', label: 'Recent' },
] as const;

function Live() {
  const [value, setValue] = useState<(typeof items)[number]['id']>('all');
  return <Tabs items={items} value={value} onChange={setValue} label="Slots" />;
}

const chosen = () => screen.getByRole('tab', { selected: true });

test('a tap selects a tab', async () => {
  render(<Live />);
  await userEvent.click(screen.getByRole('tab', { name: 'Hot' }));
  expect(chosen()).toHaveTextContent('Hot');
});

test('arrow keys, Home and End move the focus and select, and wrap around', async () => {
  render(<Live />);
  await userEvent.tab();
  expect(chosen()).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(chosen()).toHaveTextContent('Recent');
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(chosen()).toHaveTextContent('Hot');
  expect(chosen()).toHaveFocus();
  await userEvent.keyboard('{End}');
  expect(chosen()).toHaveTextContent('Recent');
  await userEvent.keyboard('{Home}');
  expect(chosen()).toHaveTextContent('All');
});

test('the list is a single tab stop', async () => {
  render(<Live />);
  await userEvent.tab();
  await userEvent.tab();
  expect(document.body).toHaveFocus();
});
