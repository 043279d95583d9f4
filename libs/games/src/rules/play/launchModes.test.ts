import { playType, playTypes, prizeMode } from './launchModes';

test.each([
  [undefined, 'Elott'],
  [{ ELOTT: ['TCG_LOTTO_VN'] }, 'Elott'],
  [{ ELOTT: ['LOTT', 'OTHER'] }, 'Elott'],
  [{ ELOTT: ['OTHER'], LOTT: ['LOTT'] }, 'Lott'],
  [{}, 'Lott'],
])('spec 4: with the mapping %j the prize mode is %s', (mapping, mode) => {
  expect(prizeMode(mapping)).toBe(mode);
});

test('spec 3: tradition is sent as trad, entertainment as ent', () => {
  expect(playTypes).toEqual({ Tradition: 'trad', Entertainment: 'ent' });
  expect([playType(undefined), playType('Tradition'), playType('Entertainment'), playType('ent')]).toEqual(['trad', 'trad', 'ent', 'ent']);
});
