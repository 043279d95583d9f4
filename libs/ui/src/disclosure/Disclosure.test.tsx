import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Disclosure } from './Disclosure';

test('the content renders when first expanded and stays mounted', async () => {
  render(
    <Disclosure title="Rules">
      <p>Each bet counts.</p>
    </Disclosure>,
  );
  expect(screen.queryByText('Each bet counts.')).not.toBeInTheDocument();
  await userEvent.click(screen.getByText('Rules'));
  expect(await screen.findByText('Each bet counts.')).toBeVisible();
  await userEvent.click(screen.getByText('Rules'));
  expect(screen.getByText('Each bet counts.')).toBeInTheDocument();
});

test('it can start expanded, and a tap collapses it', async () => {
  render(
    <Disclosure title="Slots" end="40%" isOpen>
      <p>From the first active player.</p>
    </Disclosure>,
  );
  expect(screen.getByText('From the first active player.')).toBeVisible();
  await userEvent.click(screen.getByText('Slots'));
  expect(screen.getByText('From the first active player.')).not.toBeVisible();
  expect(screen.getByText('40%')).toBeVisible();
});
