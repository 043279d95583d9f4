import { isAppError } from '@parlour/api-client';

/**
 * Returns why a section of home has nothing to show. Without a connection it is hidden: the note of the page says so, and the section comes
 * back with the connection. With older data there is no failure.
 */
export function sectionFailure({ data, error }: { data?: unknown; error?: unknown }): { isHidden: boolean; error: unknown } {
  const failure = data === undefined ? error : undefined;
  return { isHidden: isAppError(failure) && failure.kind === 'offline', error: failure };
}
