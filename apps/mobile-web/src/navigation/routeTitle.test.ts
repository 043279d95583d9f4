import { drawnTitle } from './routeTitle';

test('the title of the server counts for its page in its language, also after another page', () => {
  document.head.innerHTML = '<title lang="fil" data-page="/m/activityDetail?id=p1">Warm Welcome · Parlour</title>';
  document.documentElement.lang = 'fil';
  expect(drawnTitle('/m/activityDetail?id=p1')).toBe('Warm Welcome · Parlour');
  document.title = 'Other';
  expect(drawnTitle('/m/activityDetail?id=p2')).toBeUndefined();
  expect(drawnTitle('/m/activityDetail?id=p1')).toBe('Warm Welcome · Parlour');
  document.documentElement.lang = 'en';
  expect(drawnTitle('/m/activityDetail?id=p1')).toBeUndefined();
});
