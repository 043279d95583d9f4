import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Rail } from './Rail';

test('the buttons scroll the row forwards and back', async () => {
  const moves: (number | undefined)[] = [];
  Element.prototype.scrollBy = (options?: ScrollToOptions | number) => {
    if (typeof options === 'object') moves.push(Math.sign(options.left ?? 0));
  };
  Object.defineProperty(HTMLElement.prototype, 'clientWidth', { configurable: true, value: 300 });
  render(
    <Rail label="Recent" prevLabel="Back" nextLabel="Next">
      <a href="#1">One</a>
    </Rail>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(moves).toEqual([1, -1]);
});

test('without labels there are no buttons', () => {
  render(
    <Rail>
      <a href="#1">One</a>
    </Rail>,
  );
  expect(screen.queryByRole('button')).toBeNull();
});
