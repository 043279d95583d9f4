import { appPath, paths, to } from '@parlour/kernel';

const entrances = [paths.session.login, paths.session.register, paths.session.trial, paths.session.forgot];
/** In any spelling that the router takes, and what lies below it: a social login leads back from its provider once. */
function isEntrance(screen: string): boolean {
  const spelled = decoded(screen).toLowerCase();
  return entrances.some((entrance) => [entrance, `${entrance}.html`].includes(spelled) || spelled.startsWith(`${entrance}/`));
}

function decoded(screen: string): string {
  try {
    return decodeURIComponent(screen);
  } catch {
    // An escape that stands for nothing
    return screen;
  }
}

const MAX_LENGTH = 500;

/**
 * Returns the path to open after the login, which is always a screen of this app. Login and registration themselves lead home.
 */
export function safeReturnPath(wanted: string | null | undefined): string {
  const path = wanted && wanted.length <= MAX_LENGTH ? appPath(wanted) : undefined;
  const [screen = ''] = path?.split('?') ?? [];
  return path === undefined || isEntrance(screen) ? paths.home : path;
}

/** Returns the path of the login with the path to return to. */
export function loginPath(from: { pathname: string; search: string }): string {
  const returnTo = safeReturnPath(from.pathname + from.search);
  return to(paths.session.login, {}, { returnTo: returnTo === paths.home ? undefined : returnTo });
}
