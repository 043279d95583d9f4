import * as surface from '.';

test('the public surface', () => {
  expect(Object.keys(surface).sort()).toMatchInlineSnapshot(`
   [
     "LoadFailure",
     "LoadState",
     "QueryState",
     "api",
     "errorCode",
     "errorMessages",
     "isAppError",
     "isOutcomeUnknown",
     "refusalDetails",
     "request",
     "serverNow",
     "useCatalogueText",
     "useErrorText",
     "useServerNow",
   ]
  `);
});
