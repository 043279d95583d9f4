import * as session from './session';
import * as player from '.';

test('the public surface', () => {
  expect({ '.': Object.keys(player).sort(), './session': Object.keys(session).sort() }).toMatchInlineSnapshot();
});
