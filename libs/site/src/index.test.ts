import * as site from '.';
import * as format from './format';
import * as runtimeConfig from './runtimeConfig';

test('the public surface', () => {
  const faces = { '.': site, './format': format, './runtime-config': runtimeConfig };
  expect(Object.fromEntries(Object.entries(faces).map(([name, face]) => [name, Object.keys(face).sort()]))).toMatchInlineSnapshot();
});
