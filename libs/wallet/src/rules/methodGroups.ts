import type { DepositMethod } from '../wire/transfer';

/** Groups of deposit methods in the order of the screen (product decision 4.6). */
export const methodGroupIds = ['ewallet', 'qr', 'bank', 'other'] as const;
export type MethodGroup = { id: (typeof methodGroupIds)[number]; methods: DepositMethod[] };

/** Methods by group, none empty: the one used last first, those that are down last, the gateway's order between. */
export function methodGroups(methods: DepositMethod[], lastMethodId?: string): MethodGroup[] {
  const rank = ({ health, methodId }: DepositMethod) => (health === 'down' ? 2 : methodId === lastMethodId ? 0 : 1);
  return methodGroupIds
    .map((id) => ({ id, methods: methods.filter(({ group }) => group === id).sort((a, b) => rank(a) - rank(b)) }))
    .filter((group) => group.methods.length > 0);
}

/** The method to begin with: the wanted one, the one used last, or the first that works. */
export function initialMethod(methods: DepositMethod[], ...wanted: (string | null | undefined)[]): DepositMethod | undefined {
  const usable = methods.filter(({ health }) => health !== 'down');
  const preferred = wanted.map((id) => usable.find(({ methodId }) => methodId === id)).find((method) => method !== undefined);
  return preferred ?? methodGroups(usable)[0]?.methods[0];
}
