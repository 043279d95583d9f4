import { depositPresets, shareOf, withdrawShares } from './amount';

describe('depositPresets', () => {
  it('drops presets outside the limits, sorts the rest and removes duplicates', () => {
    expect(depositPresets(['5000', '50', '200', '200.00', '90000'], { min: '100', max: '20000' })).toEqual(['200', '5000']);
  });
});

describe('shareOf', () => {
  const limits = { min: '100.00', max: '10000.00' };

  it('product 4.7: the shares are 25, 50 and 100 %', () => {
    expect(withdrawShares).toEqual(['25', '50', '100']);
  });

  it.each([
    ['4000.00', '25', '1000.00'],
    ['4000.00', '50', '2000.00'],
    ['4000.00', '100', '4000.00'],
    ['1000.05', '50', '500.02'],
    ['12480.55', '100', '10000.00'],
    ['300.00', '25', undefined],
    ['0.00', '100', undefined],
  ] as const)('of %s available, %s %% is %s', (available, percent, amount) => {
    expect(shareOf(available, percent, limits)).toBe(amount);
  });
});
