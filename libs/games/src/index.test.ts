import * as surface from './index';

test('the public surface', () => {
  expect(Object.keys(surface).sort()).toMatchInlineSnapshot(`
   [
     "CategoryRail",
     "CategorySection",
     "ContinuePlaying",
     "FavouriteGames",
     "HotGames",
     "PlayGame",
     "SearchSheet",
     "VendorLogos",
     "WinnerBoard",
     "askForHome",
     "gamesFeature",
     "gamesMessages",
     "gamesSlice",
     "useHomeSections",
   ]
  `);
});
