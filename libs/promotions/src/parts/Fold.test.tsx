import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Fold } from './Fold';

test('what is folded is made when it is first opened, and stays', async () => {
  render(
    <Fold title="Rules">
      <p>Each bet counts.</p>
    </Fold>,
  );
  expect(screen.queryByText('Each bet counts.')).not.toBeInTheDocument();
  await userEvent.click(screen.getByText('Rules'));
  expect(await screen.findByText('Each bet counts.')).toBeVisible();
  await userEvent.click(screen.getByText('Rules'));
  expect(screen.getByText('Each bet counts.')).toBeInTheDocument();
});
