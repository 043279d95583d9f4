import * as surface from '.';

test('the public surface', () => {
  expect(Object.keys(surface).sort()).toMatchInlineSnapshot(`
   [
     "LoadFailure",
     "LoadState",
     "PAGE_SIZE",
     "QueryState",
     "api",
     "errorCode",
     "errorMessages",
     "isAppError",
     "isOutcomeUnknown",
     "paging",
     "refusalDetails",
     "request",
     "serverNow",
     "useCatalogueText",
     "useErrorText",
     "useServerNow",
   ]
  `);
});
