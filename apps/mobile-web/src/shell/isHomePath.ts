import { homeAliases } from '@parlour/kernel';

/** Home is one place under several paths (specification 2). */
export function isHomePath(pathname: string): boolean {
  return homeAliases.some((path) => path === pathname);
}
