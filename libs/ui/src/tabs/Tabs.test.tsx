import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TabPanel } from './TabPanel';
import { Tabs } from './Tabs';

const items = [
  { id: 'all', label: 'All' },
  { id: 'hot', label: 'Hot' },
  { id: 'recent', label: 'Recent' },
] as const;

function Live() {
  const [value, setValue] = useState<(typeof items)[number]['id']>('all');
  return (
    <>
      <Tabs items={items} value={value} onChange={setValue} label="Slots" panelId="slots" />
      <TabPanel id="slots" label={items.find(({ id }) => id === value)?.label}>
        Games
      </TabPanel>
    </>
  );
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

test('on a page from right to left, the left arrow leads forward', async () => {
  render(
    <div dir="rtl">
      <Live />
    </div>,
  );
  await userEvent.tab();
  await userEvent.keyboard('{ArrowLeft}');
  expect(chosen()).toHaveTextContent('Hot');
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
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

test('each tab controls the panel, which has the name of the chosen one', async () => {
  const user = userEvent.setup();
  render(<Live />);
  await user.click(screen.getByRole('tab', { name: 'Hot' }));
  const panel = screen.getByRole('tabpanel', { name: 'Hot' });
  for (const tab of screen.getAllByRole('tab')) expect(tab).toHaveAttribute('aria-controls', panel.id);
});

test('a panel without tabs to choose from is a plain box', () => {
  render(
    <TabPanel id="slots" label={undefined}>
      Games
    </TabPanel>,
  );
  expect(screen.getByText('Games')).toBeVisible();
  expect(screen.queryByRole('tabpanel')).not.toBeInTheDocument();
});
