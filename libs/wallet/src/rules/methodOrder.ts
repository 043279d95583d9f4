import type { DepositChannel, DepositMethod } from '../wire/transfer';

/** Groups of deposit methods in the order of the screen (product decision 4.6). */
export const methodGroupIds = ['ewallet', 'qr', 'bank', 'other'] as const;

/** Methods group by group, in the gateway's order within one; the one used last comes first of all, those that are down come last. */
export function orderMethods(methods: DepositMethod[], lastMethodId?: string): DepositMethod[] {
  const rank = ({ health, methodId, group }: DepositMethod) => {
    if (health === 'down') return methodGroupIds.length;
    return methodId === lastMethodId ? -1 : methodGroupIds.indexOf(group);
  };
  return [...methods].sort((a, b) => rank(a) - rank(b));
}

/** The method to begin with: the wanted one, the one used last, or the first that works. */
export function initialMethod(methods: DepositMethod[], ...wanted: (string | null | undefined)[]): DepositMethod | undefined {
  const usable = orderMethods(methods).filter(({ health }) => health !== 'down');
  const preferred = wanted.map((id) => usable.find(({ methodId }) => methodId === id)).find((method) => method !== undefined);
  return preferred ?? usable[0];
}

/** The channel to begin with: the wanted one, else the first that works; undefined for a method without channels. */
export function initialChannel(method: DepositMethod | undefined, wanted?: string): DepositChannel | undefined {
  const usable = method?.channels.filter(({ health }) => health !== 'down') ?? [];
  return usable.find(({ channelId }) => channelId === wanted) ?? usable[0];
}
