import { loggedIn, loggedOut, sessionRestored } from '@parlour/kernel';

import {
  selectIsLoggedIn,
  selectSession,
  selectSessionEpoch,
  selectToken,
  selectUserType,
  formAsked,
  formClosed,
  foundElsewhere,
  logoutAsked,
  logoutCancelled,
  logoutStarted,
  passwordChanged,
  sessionExpired,
  sessionSlice,
  tokenRenewed,
} from './sessionSlice';

const { reducer, getInitialState } = sessionSlice;
const maria = { token: 'token-maria-1', userName: 'maria', type: 0, merchantCode: '200jilif3' };
const of = (...actions: Parameters<typeof reducer>[1][]) => actions.reduce(reducer, getInitialState());

test('a login starts a session', () => {
  const state = { session: of(loggedIn({ ...maria, firstTimeLogin: true })) };
  expect(selectSession(state)).toEqual({ ...maria, firstTimeLogin: true });
  expect(selectToken(state)).toBe(maria.token);
  expect(selectIsLoggedIn(state)).toBe(true);
  expect(selectUserType(state)).toBe(0);
});

test('a visitor has no session', () => {
  const state = { session: getInitialState() };
  expect(selectSession(state)).toBeUndefined();
  expect(selectIsLoggedIn(state)).toBe(false);
});

test('a renewed token keeps the session’s epoch, and the next login changes it', () => {
  const renewed = of(loggedIn(maria), tokenRenewed('token-maria-2'));
  expect(selectToken({ session: renewed })).toBe('token-maria-2');
  expect(selectSessionEpoch({ session: renewed })).toBe(selectSessionEpoch({ session: of(loggedIn(maria)) }));
  expect(selectSessionEpoch({ session: reducer(renewed, loggedIn({ ...maria, token: 'token-maria-3' })) })).toBe('token-maria-3');
});

test.each([
  ['during the logout', of(loggedIn(maria), logoutAsked(), logoutStarted(), tokenRenewed('late-token'))],
  ['after the logout', of(loggedIn(maria), loggedOut(), tokenRenewed('late-token'))],
])('a token that arrives %s is ignored', (_, session) => {
  expect(selectToken({ session })).not.toBe('late-token');
});

test('the logout dialog opens only with a session, and Cancel closes it', () => {
  expect(of(logoutAsked()).logout).toBe('idle');
  expect(of(loggedIn(maria), logoutAsked()).logout).toBe('asked');
  expect(of(loggedIn(maria), logoutAsked(), logoutCancelled()).logout).toBe('idle');
  expect(of(loggedIn(maria), logoutAsked(), logoutStarted(), logoutCancelled()).logout).toBe('running');
});

test('spec 4: a logout resets the state', () => {
  expect(of(sessionRestored(maria), foundElsewhere('thiri'), sessionExpired(), logoutStarted(), loggedOut())).toEqual(getInitialState());
});

const { selectElsewhere, selectEpoch, selectFormShown, selectIsExpired, selectLogout, selectRecord } = sessionSlice.selectors;
const read = <Value>(select: (state: { session: ReturnType<typeof of> }) => Value, session: ReturnType<typeof of>) => select({ session });

test('a form over the page opens and closes', () => {
  expect(read(selectFormShown, of(formAsked('register')))).toBe('register');
  expect(read(selectFormShown, of(formAsked('login'), formClosed()))).toBeUndefined();
});

test('a session that the gateway ends is marked as expired, and the login form opens', () => {
  const session = of(loggedIn(maria), sessionExpired());
  expect(read(selectIsExpired, session)).toBe(true);
  expect(read(selectFormShown, session)).toBe('login');
  expect(read(selectIsExpired, of(loggedIn(maria)))).toBe(false);
});

test('changing the password of the first login keeps the session', () => {
  const session = of(loggedIn({ ...maria, firstTimeLogin: true }), passwordChanged());
  expect(read(selectRecord, session)).toEqual({ ...maria, firstTimeLogin: false });
  expect(of(passwordChanged())).toEqual(getInitialState());
});

test('another player in another tab is reported until the next session starts', () => {
  expect(read(selectElsewhere, of(loggedIn(maria), foundElsewhere('thiri')))).toBe('thiri');
  expect(read(selectElsewhere, of(loggedIn(maria), foundElsewhere('thiri'), sessionRestored(maria)))).toBeUndefined();
});

test('a restored session has its own epoch; a running logout is not asked for again', () => {
  const session = of(sessionRestored(maria));
  expect(read(selectRecord, session)).toEqual(maria);
  expect(read(selectEpoch, session)).toBe(maria.token);
  expect(read(selectLogout, session)).toBe('idle');
  expect(read(selectLogout, of(sessionRestored(maria), logoutStarted(), logoutAsked()))).toBe('running');
});
