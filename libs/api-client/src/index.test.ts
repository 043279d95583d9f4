import * as surface from '.';

test('the public surface', () => {
  expect(Object.keys(surface).sort()).toMatchInlineSnapshot(`
   [
     "LoadFailure",
     "LoadMore",
     "LoadState",
     "Loading",
     "PAGE_SIZE",
     "QueryState",
     "adoptPageTime",
     "api",
     "errorCode",
     "errorMessages",
     "forgetUnsentOnReconnect",
     "fromWire",
     "isAppError",
     "isOutcomeUnknown",
     "pageRows",
     "paging",
     "refusalDetails",
     "request",
     "serverNow",
     "useCatalogueText",
     "useErrorText",
     "useFailure",
     "useForgetOnReconnect",
     "useServerNow",
     "useServerToday",
     "useStoredCopy",
   ]
  `);
});
