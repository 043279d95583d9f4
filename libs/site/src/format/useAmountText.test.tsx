import { adoptLanguages, type Locale, localeChanged } from '@parlour/kernel';
import { renderBlock, useNetwork } from '@parlour/testing';
import { screen } from '@testing-library/react';
import { siteFeature } from '../feature';
import { handlers } from '../mocks/handlers';
import { useAmountText } from './useDateFormat';

useNetwork(...handlers);

function Amounts() {
  const peso = useAmountText('₱');
  const kyat = useAmountText('Ks', 'short');
  return <p role="note">{[peso('1000'), peso('1000', 'short'), kyat('500'), kyat('132.4')].join(' | ')}</p>;
}

test('amounts have their symbol and exact digits; short amounts omit the zeros of a round number', async () => {
  await renderBlock(<Amounts />, { with: [siteFeature] });
  expect(screen.getByRole('note').textContent).toBe('₱1,000.00 | ₱1,000 | Ks\u00A0500 | Ks\u00A0132.40');
});

test('an amount keeps its symbol in front between words from right to left', async () => {
  const urdu = 'ur' as Locale;
  adoptLanguages([{ code: 'UR', locale: urdu, name: 'اردو', country: 'PK', isRightToLeft: true }]);
  await renderBlock(<Amounts />, { with: [siteFeature], events: [localeChanged(urdu)] });
  expect(screen.getByRole('note').textContent).toMatch(/^\u2066₱1,000\.00\u2069 \| /);
});
