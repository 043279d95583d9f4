import { appPath } from './appPath';

test.each([
  ['/m/activity', '/m/activity'],
  ['/m/activityDetail?id=7', '/m/activityDetail?id=7'],
  ['/m', '/m'],
  ['/m/home#top', '/m/home'],
  ['/m/../m/home', '/m/home'],
])('%s is a path of the app', (raw, path) => {
  expect(appPath(raw)).toBe(path);
});

test.each([
  null,
  undefined,
  '',
  'm/home',
  '/',
  '/admin',
  '/mail',
  '/m/../admin',
  '//m/home',
  '//evil.example/m/home',
  '/\\evil.example/m/home',
  '/\t/evil.example/m/home',
  'https://evil.example/m/home',
  'javascript:alert(1)//m/',
])('%p is not a path of the app', (raw) => {
  expect(appPath(raw)).toBeUndefined();
});
