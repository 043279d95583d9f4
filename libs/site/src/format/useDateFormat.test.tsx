import type { Locale } from '@parlour/kernel';
import { renderBlock, useNetwork } from '@parlour/testing';
import { screen } from '@testing-library/react';
import { siteFeature } from '../feature';
import { handlers } from '../mocks/handlers';
import { useDateFormat } from './useDateFormat';

useNetwork(...handlers);

const moment = new Date(2026, 10, 20, 14, 2).getTime();

function Dates({ at }: { at: number }) {
  const { day, zoned, offset } = useDateFormat();
  return <p role="note">{[day(at), zoned(at), offset(at)].join(' | ')}</p>;
}
const show = (at: number, locale: Locale = 'en') => renderBlock(<Dates at={at} />, { with: [siteFeature], locale });

test('product 3: a date has the name of its month, and a time has the offset of the player’s time zone', async () => {
  await show(moment);
  expect(screen.getByRole('note').textContent).toMatch(/^Fri, 20 Nov 2026 \| 20 Nov 2026, 14:02 \((GMT\S*)\) \| \1$/);
});

test('product 3: a Burmese day has a name, also in a browser that lacks it', async () => {
  jest.spyOn(Intl.DateTimeFormat, 'supportedLocalesOf').mockReturnValue([]);
  await show(moment, 'my');
  expect(screen.getByRole('note')).toHaveTextContent(/^သောကြာ, 20 နိုဝင်ဘာ 2026/);
});

test('an invalid time gives an empty text', async () => {
  await show(Number.NaN);
  expect(screen.getByRole('note').textContent).toBe(' |  | ');
});
