import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Button } from '../button';
import { SelectChip } from '../chip';
import { Segmented, SegmentedNav } from '../segmented';
import { KeptFocus } from './KeptFocus';

const options = ['Slots', 'Fishing', 'None'].map((value) => ({ value, label: value }));
const items = options.map(({ value, label }) => ({ id: value, label }));

/** The page is another one for each choice, as pages of other paths are. */
function Pages() {
  const [page, setPage] = useState('Slots');
  if (page === 'None') return <Button onClick={() => setPage('Slots')}>To the slots</Button>;
  return (
    <main key={page}>
      <h1>{page}</h1>
      <SelectChip label="Category" options={options} value={page} onChange={setPage} />
      <Segmented label="Kind" items={items} value={page} onChange={setPage} />
      <SegmentedNav
        label="Pages"
        as="button"
        items={items.map(({ id, label }) => ({
          id,
          label,
          link: { onClick: () => setPage(id), 'aria-current': id === page ? 'page' : undefined },
        }))}
      />
      <Button onClick={() => setPage('Fishing')}>Go fishing</Button>
    </main>
  );
}

beforeEach(
  () =>
    void render(
      <KeptFocus>
        <Pages />
      </KeptFocus>,
    ),
);
const fishing = () => screen.findByRole('heading', { name: 'Fishing' });

test('the focus stays on a choice that opens another page', async () => {
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'Fishing');
  await fishing();
  expect(screen.getByRole('combobox', { name: 'Category' })).toHaveFocus();
});

test('in a group of choices it stays on the chosen one', async () => {
  await userEvent.click(screen.getByRole('radio', { name: 'Fishing' }));
  await fishing();
  expect(screen.getByRole('radio', { name: 'Fishing' })).toHaveFocus();
});

test('of links to related pages it stays on the link of the page that is shown', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Fishing' }));
  await fishing();
  expect(screen.getByRole('button', { name: 'Fishing' })).toHaveFocus();
});

test('a control that did not have the focus takes none', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Go fishing' }));
  await fishing();
  expect(document.body).toHaveFocus();
});

test('a player who went on elsewhere is not brought back', async () => {
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'None');
  await userEvent.click(screen.getByRole('button', { name: 'To the slots' }));
  expect(await screen.findByRole('heading', { name: 'Slots' })).toBeVisible();
  expect(document.body).toHaveFocus();
});
