import { render, screen } from '@testing-library/react';
import { ChoiceTile } from './ChoiceTile';

test('a chosen tile and a disabled tile are marked differently', () => {
  render(
    <>
      <ChoiceTile name="way" checked onChange={() => undefined} children="GoPeso" />
      <ChoiceTile name="way" checked={false} disabled onChange={() => undefined} children="Luntian Bank" />
    </>,
  );
  const tile = (text: string) => screen.getByText(text);
  expect(tile('GoPeso')).toHaveAttribute('data-chosen');
  expect(tile('GoPeso')).not.toHaveAttribute('data-disabled');
  expect(tile('Luntian Bank')).not.toHaveAttribute('data-chosen');
  expect(tile('Luntian Bank')).toHaveAttribute('data-disabled');
});
