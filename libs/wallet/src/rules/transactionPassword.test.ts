import { isWeakPin } from './transactionPassword';

describe('isWeakPin', () => {
  it.each(['000000', '111111', '123456', '654321', '890123', '109876', '121212', '123123', '112233'])('%s is weak', (pin) => {
    expect(isWeakPin(pin)).toBe(true);
  });

  it.each(['246810', '135790', '908172', '112358', '100200', '159753'])('%s is not weak', (pin) => {
    expect(isWeakPin(pin)).toBe(false);
  });
});
