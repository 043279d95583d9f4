import { playPath } from './playTarget';
import { readPlayTarget } from './readPlayTarget';
import { vendorPath } from './vendorPath';

const target = { vendor: 'PP', gameType: 'RNG', gameCode: 'ruby', nodeId: 'n1', name: 'Ruby & Rush' };
const read = (path: string) => readPlayTarget(new URL(path, 'https://parlour.example').searchParams);

test('the address round-trips a game', () => {
  expect(playPath(target)).toBe('/m/play?vassalage=PP&gameType=RNG&gameCode=ruby&nodeId=n1&name=Ruby+%26+Rush');
  expect(read(playPath(target))).toEqual({ ...target, lottoMode: undefined });
});

test('an address without a vendor names no game', () => {
  expect(read('/m/play?gameCode=ruby')).toBeUndefined();
});

test('a long name leaves the address short enough to return to after login', () => {
  expect(playPath({ ...target, name: 'စ'.repeat(200) }).length).toBeLessThan(500);
});

test('spec 2: a vendor of FISH or PVP leads to its list, any other is launched', () => {
  const vendor = { code: 'PP', name: 'Palm', isInMaintenance: false };
  expect(vendorPath({ ...vendor, category: 'FISH' })).toBe('/m/gameList?gameType=FISH&vassalage=PP');
  expect(vendorPath({ ...vendor, category: 'PVP' })).toBe('/m/gameList?gameType=PVP&vassalage=PP');
  expect(vendorPath({ ...vendor, category: 'LIVESTREAM' })).toBe('/m/play?vassalage=PP&gameType=LIVESTREAM&name=Palm');
});

test('spec 2: choosing LOTT leads to /m/lottery', () => {
  expect(vendorPath({ code: 'LOTT', name: 'Lotto', category: 'LOTT', isInMaintenance: false })).toBe('/m/lottery');
});
