import { paths, to } from '@parlour/kernel';
import { safeReturnPath } from '@parlour/player';

/** Maximum length of an id in the gateway's contract. */
const ID_MAX = 80;

/** Returns the promotion that led to the login or the sign-up: named by itself, or in the path of the deposit to return to. */
export function promotionOf(query: URLSearchParams): string | undefined {
  const [path, search] = (query.get('returnTo') ?? '').split('?');
  const id = query.get('promotion') || (path === paths.wallet.deposit && new URLSearchParams(search).get('promotion'));
  return id && id.length <= ID_MAX ? id : undefined;
}

/** Returns the path to open after the login or the sign-up: the one asked for, else the deposit of the promotion, else home. */
export function pathAfterEntry(query: URLSearchParams): string {
  const returnTo = query.get('returnTo');
  const promotion = promotionOf(query);
  return returnTo === null && promotion ? to(paths.wallet.deposit, {}, { promotion }) : safeReturnPath(returnTo);
}

/** Returns the query for the other way in, which names the promotion too. */
export function otherEntryQuery(query: URLSearchParams): string {
  const promotion = promotionOf(query);
  const other = new URLSearchParams(query);
  if (promotion) other.set('promotion', promotion);
  return other.toString();
}
