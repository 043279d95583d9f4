import { paths, to } from '@parlour/kernel';

const entrances: string[] = [paths.session.login, paths.session.register, paths.session.trial, paths.session.forgot];

/** Where to go after the login: a path of this app and nothing else, so that a link can never lead a player to another site. */
export function safeReturnPath(wanted: string | null | undefined): string {
  if (!wanted || wanted.length > 500 || !/^(?!.*(?:\/\/|\.\.))\/m\/[\w\-./?=&%,:+~]*$/.test(wanted)) return paths.home;
  const { pathname } = new URL(wanted, 'https://parlour.invalid');
  if (!pathname.startsWith('/m/') || entrances.includes(pathname)) return paths.home;
  return wanted;
}

/** The login with the way back. */
export function loginPath(from: { pathname: string; search: string }): string {
  const returnTo = safeReturnPath(from.pathname + from.search);
  return to(paths.session.login, {}, { returnTo: returnTo === paths.home ? undefined : returnTo });
}
