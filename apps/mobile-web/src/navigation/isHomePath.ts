import { homeAliases } from '@parlour/kernel';

/** True for all paths of home (specification 2). */
export function isHomePath(pathname: string): boolean {
  return homeAliases.some((path) => path === pathname);
}
