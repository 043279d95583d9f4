import * as surface from './index';

test('what the library offers', () => {
  expect(Object.keys(surface).sort()).toMatchInlineSnapshot(`
   [
     "AccessGuard",
     "AccountAttention",
     "MemberCard",
     "MemberHome",
     "PlayControls",
     "PlayGate",
     "RealityCheck",
     "SessionMenuHead",
     "Settings",
     "endSession",
     "renewSession",
     "runMode",
     "selectIsLoggedIn",
     "selectSession",
     "selectSessionEpoch",
     "selectToken",
     "sessionFeature",
     "sessionSlice",
     "startSession",
     "useCaptcha",
     "useIsLoggedIn",
     "useLogout",
     "useMember",
     "usePlayState",
     "usePreferences",
     "useRequireSession",
     "useRole",
     "useSession",
   ]
  `);
});
