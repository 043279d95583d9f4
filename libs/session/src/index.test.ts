import * as surface from './index';

test('what the library offers', () => {
  expect(Object.keys(surface).sort()).toMatchInlineSnapshot(`
   [
     "AccessGuard",
     "MemberCard",
     "MemberHome",
     "SessionDialogs",
     "SessionMenuHead",
     "endSession",
     "renewSession",
     "selectIsLoggedIn",
     "selectSession",
     "selectSessionEpoch",
     "selectToken",
     "sessionFeature",
     "startSession",
     "useIsLoggedIn",
     "useLogout",
     "useRequireSession",
     "useRole",
     "useSession",
   ]
  `);
});
