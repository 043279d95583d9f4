import { playType, playTypes } from './playType';

test('spec 3: tradition is sent as trad, entertainment as ent', () => {
  expect(playTypes).toEqual({ Tradition: 'trad', Entertainment: 'ent' });
  expect([playType(undefined), playType('Tradition'), playType('Entertainment'), playType('ent')]).toEqual(['trad', 'trad', 'ent', 'ent']);
});
