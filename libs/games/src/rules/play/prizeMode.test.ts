import { prizeMode } from './prizeMode';

test.each([
  [undefined, 'Elott'],
  [{ ELOTT: ['TCG_LOTTO_VN'] }, 'Elott'],
  [{ ELOTT: ['LOTT', 'OTHER'] }, 'Elott'],
  [{ ELOTT: ['OTHER'], LOTT: ['LOTT'] }, 'Lott'],
  [{}, 'Lott'],
])('spec 4: with the mapping %j the prize mode is %s', (mapping, mode) => {
  expect(prizeMode(mapping)).toBe(mode);
});
