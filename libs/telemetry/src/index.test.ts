import * as surface from '.';

test('the public surface', () => {
  expect(Object.keys(surface).sort()).toMatchInlineSnapshot(`
   [
     "listenForSchemaMismatches",
     "loadReporter",
     "noteFailure",
   ]
  `);
});
