import { minimumBets, classificationFilters, classificationTabs } from './list/gameListView';
import { timings, pageSizes, limits } from './limits';

test('spec 9: page sizes are 25 for lists, 30 for favourites, 9 for sections of home, 100 for favourite ids', () => {
  expect(pageSizes).toEqual({ list: 25, favouritesPage: 30, homeSection: 9, favouriteIds: 100 });
});

test('spec 2: hot strip 9 a page and more above 10', () => {
  expect([limits.hotPerPage, limits.hotMoreAbove]).toEqual([9, 10]);
});

test('spec 2: favourites on home 9 a page and more above 10', () => {
  expect([limits.favouritesPerPage, limits.favouritesMoreAbove]).toEqual([9, 10]);
});

test('spec 9: a vendor row offers more above 6 games, the vendor carousel above 3', () => {
  expect([limits.vendorMoreAbove, limits.carouselMoreAbove]).toEqual([6, 3]);
});

test('spec 2: the vendor carousel shows 3 slides with a spacing of 20', () => {
  expect([limits.carouselPerView, limits.carouselSpacing]).toEqual([3, 20]);
});

test('spec 9: 20 winners are requested, 10 are shown, and more than 3 scroll in a loop', () => {
  expect([limits.winnersAsked, limits.topWinners, limits.winnersLoopAbove]).toEqual([20, 10, 3]);
});

test('spec 9: search waits 600 ms, sections start 400 ms apart', () => {
  expect([timings.searchPause, timings.requestStagger]).toEqual([600, 400]);
});

test('spec 9: the winner board waits 250 ms after a change of language', () => {
  expect(timings.winnersPause).toBe(250);
});

test('spec 8: the hint to log in before adding a favourite stays for 2 s', () => {
  expect(timings.loginHint).toBe(2000);
});

test('spec 2: classification tabs are VP, JP, SC, TG, AC; the drawer has JP, SC, VP, TG, AC, BG', () => {
  expect(classificationTabs).toEqual(['VP', 'JP', 'SC', 'TG', 'AC']);
  expect(classificationFilters).toEqual(['JP', 'SC', 'VP', 'TG', 'AC', 'BG']);
});

test('spec 9: minimum bets', () => {
  expect(minimumBets).toEqual(['0.01', '0.05', '0.1', '0.5', '0.75', '1']);
});
