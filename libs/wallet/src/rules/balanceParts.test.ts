import { balanceParts } from './balanceParts';

test.each([
  ['one wallet', { sumBalance: '10.00', mainBalance: '10.00', bonusBalance: '0.00' }, []],
  ['a gateway that sends only the sum', { sumBalance: '10.00' }, []],
  ['a bonus', { sumBalance: '12.50', mainBalance: '10.00', bonusBalance: '2.50' }, ['cash 10.00', 'bonus 2.50']],
  ['other wallets', { sumBalance: '30.00', mainBalance: '10.00', bonusBalance: null }, ['cash 10.00', 'other 20.00']],
  ['both', { sumBalance: '33.00', mainBalance: '0.00', bonusBalance: '3.00' }, ['cash 0.00', 'bonus 3.00', 'other 30.00']],
])('parts of a balance: %s', (_, balance, parts) => {
  expect(balanceParts(balance).map(({ id, amount }) => `${id} ${amount}`)).toEqual(parts);
});
