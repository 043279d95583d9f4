import { render, screen, within } from '@testing-library/react';
import { IconButton } from '../button';
import { Chip } from '../chip';
import { FilterBar } from './FilterBar';

test('is a group with a name that holds the line and the buttons at its end', () => {
  render(
    <FilterBar label="Games" end={<IconButton icon="filter" label="Filter" />}>
      <Chip>Slots</Chip>
    </FilterBar>,
  );
  const bar = within(screen.getByRole('group', { name: 'Games' }));
  expect(bar.getAllByRole('button').map((button) => button.textContent)).toEqual(['Slots', 'Filter']);
});
