import * as surface from './index';

test('exports the manifest', () => {
  expect(Object.keys(surface).sort()).toEqual(['CountingGames', 'TournamentCard', 'tournamentsFeature']);
});
