import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Rail } from './Rail';

test.each([
  ['ltr', [1, -1]],
  ['rtl', [-1, 1]],
])('the buttons scroll the row forwards and back, on a page %s', async (direction, expected) => {
  const moves: (number | undefined)[] = [];
  Element.prototype.scrollBy = (options?: ScrollToOptions | number) => {
    if (typeof options === 'object') moves.push(Math.sign(options.left ?? 0));
  };
  Object.defineProperty(HTMLElement.prototype, 'clientWidth', { configurable: true, value: 300 });
  render(
    <div dir={direction}>
      <Rail label="Recent" prevLabel="Back" nextLabel="Next">
        <a href="#1">One</a>
      </Rail>
    </div>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(moves).toEqual(expected);
});

test('without labels there are no buttons', () => {
  render(
    <Rail>
      <a href="#1">One</a>
    </Rail>,
  );
  expect(screen.queryByRole('button')).toBeNull();
});
