import { render } from '@testing-library/react';

import { BalanceMask, Money } from './Money';
import { SymbolsAfter } from './symbolPlace';

const text = (element: React.ReactElement) => render(element).container.textContent;

test.each([
  [<Money key="1" symbol="₱" digits="12,480.55" />, '₱12,480.55'],
  [<Money key="2" symbol="₱" digits="-350.00" tone="down" />, '−₱350.00'],
  [<Money key="3" symbol="₱" digits="350.00" tone="up" />, '+₱350.00'],
  [<Money key="4" symbol="₱" digits="+350.00" tone="up" />, '+₱350.00'],
  [<Money key="5" symbol="₱" digits="—" tone="gold" />, '—'],
  [<Money key="6" digits="999" />, '999'],
  [<Money key="7" symbol="Ks" digits="999" />, 'Ks\u00A0999'],
  [<Money key="8" symbol="K" digits="-1" />, '−K\u00A01'],
])('sign, symbol, digits: %#', (element, shown) => {
  expect(text(element)).toBe(shown);
});

test.each([
  [<Money key="1" symbol="₫" digits="-350,000" tone="down" />, '−350,000\u00A0₫'],
  [<Money key="2" symbol="₱" digits="350.00" />, '₱350.00'],
  [<Money key="3" symbol="₫" digits="—" />, '—'],
  [<BalanceMask key="4" symbol="₫" />, '******\u00A0₫'],
])('a symbol that stands after its amounts: %#', (element, shown) => {
  expect(text(<SymbolsAfter value={['₫']}>{element}</SymbolsAfter>)).toBe(shown);
});

test('spec 2: a hidden balance is always the same number of asterisks', () => {
  expect(text(<BalanceMask symbol="₱" />)).toBe('₱******');
});
