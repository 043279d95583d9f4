import { useStatus } from './useStatus';

/**
 * Specification 4: true if the gateway enables the new layout of the member centre (`mem_cen`) or the deposit (`dep_func`) with
 * '1'.
 */
export function useLayoutVariant(name: 'mem_cen' | 'dep_func'): boolean {
  return useStatus()?.info.mobileTemplate[name] === '1';
}
