import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';

type UserOptions = Pick<NonNullable<Parameters<typeof userEvent.setup>[0]>, 'advanceTimers'>;

/** Sets up a user who taps and types. Tests have no style sheets, so checking `pointer-events` of all ancestors at every tap would be slow and find nothing. */
export function setUpUser(options?: UserOptions) {
  return userEvent.setup({ ...options, pointerEventsCheck: PointerEventsCheckLevel.Never });
}
