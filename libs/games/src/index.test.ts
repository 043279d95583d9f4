import * as surface from './index';

test('the public surface', () => {
  expect(Object.keys(surface).sort()).toMatchInlineSnapshot(`
   [
     "CategoryLinks",
     "CategoryRail",
     "CategorySection",
     "ContinuePlaying",
     "FavouriteGames",
     "GameRow",
     "HotGames",
     "JackpotCounter",
     "NextSectionData",
     "NextSectionPictures",
     "PlayGame",
     "StatisticsWidget",
     "VendorLogos",
     "WinnerBoard",
     "gamesFeature",
     "gamesStart",
     "loadPlayGame",
     "useHadGames",
     "useHomeSections",
   ]
  `);
});
