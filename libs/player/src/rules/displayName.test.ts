import { displayName } from './displayName';

test.each([
  ['09175557731', '091•••31'],
  ['9175557731', '917•••31'],
  ['+639175557731', '+639•••31'],
  ['0917 555 7731', '091•••31'],
  ['maria', 'maria'],
  ['maria2026', 'maria2026'],
  ['12345', '12345'],
])('the account %s is shown as %s', (account, shown) => {
  expect(displayName(account)).toBe(shown);
});
