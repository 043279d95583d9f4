import { adoptCountries, type Locale, ownCountries } from '@parlour/kernel';
import { renderBlock, useNetwork } from '@parlour/testing';
import { screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { siteFeature } from '../feature';
import { handlers } from '../mocks/handlers';
import { useDateFormat } from './useDateFormat';

useNetwork(...handlers);

const moment = new Date(2026, 10, 20, 14, 2).getTime();

afterEach(() => jest.restoreAllMocks());

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

describe('on a page of the server', () => {
  const at = Date.parse('2026-11-30T10:30:00Z');
  const [philippines] = ownCountries;
  // No machine that runs this test is in this zone, 14 hours ahead of UTC.
  beforeEach(() => adoptCountries(philippines ? [{ ...philippines, timeZone: 'Pacific/Kiritimati' }] : []));
  afterEach(() => adoptCountries([...ownCountries]));

  function Both() {
    const [own, site] = [useDateFormat(), useDateFormat('site')];
    return <p role="note">{`${own.day(at)} ${own.zoned(at)} | ${site.day(at)} ${site.zoned(at)}`}</p>;
  }
  const inSite = 'Tue, 1 Dec 2026 1 Dec 2026, 00:30 (GMT+14)';

  test('times are the site’s; in the app they are the player’s, and what is asked for in the site’s zone stays', async () => {
    const { store } = await renderBlock(<Both />, { with: [siteFeature] });
    const served = renderToString(
      <Provider store={store}>
        <Both />
      </Provider>,
    );
    expect(served).toContain(`>${inSite} | ${inSite}<`);
    const [own, site] = screen.getByRole('note').textContent?.split(' | ') ?? [];
    expect(site).toBe(inSite);
    expect(own).toMatch(/^\w{3}, (29|30) Nov 2026 (29|30) Nov 2026, \d\d:\d\d \(/);
  });
});
