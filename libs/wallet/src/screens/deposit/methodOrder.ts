import type { LastDeposit } from '../../walletSlice';
import type { DepositChannel, DepositMethod } from '../../wire/transfer';

/** Groups of deposit methods in display order (product decision 4.6). */
export const methodGroupIds = ['ewallet', 'qr', 'bank', 'other'] as const;

/**
 * Sorts methods by group and keeps the gateway's order within a group. The last used method comes first, methods that are down
 * come last.
 */
export function orderMethods(methods: DepositMethod[], lastMethodId?: string): DepositMethod[] {
  const rank = ({ health, methodId, group }: DepositMethod) => {
    if (health === 'down') return methodGroupIds.length;
    return methodId === lastMethodId ? -1 : methodGroupIds.indexOf(group);
  };
  return [...methods].sort((a, b) => rank(a) - rank(b));
}

/** Returns the preselected method: the requested one, else the last used, else the first that works. */
export function initialMethod(methods: DepositMethod[], ...wanted: (string | null | undefined)[]): DepositMethod | undefined {
  const usable = orderMethods(methods).filter(({ health }) => health !== 'down');
  const preferred = wanted.map((id) => usable.find(({ methodId }) => methodId === id)).find((method) => method !== undefined);
  return preferred ?? usable[0];
}

/** Returns the preselected channel: the requested one, else the first that works. Undefined for a method without channels. */
export function initialChannel(method: DepositMethod | undefined, wanted?: string): DepositChannel | undefined {
  const usable = method?.channels.filter(({ health }) => health !== 'down') ?? [];
  return usable.find(({ channelId }) => channelId === wanted) ?? usable[0];
}

/** Returns the newest of the deposits that the gateway knows by these methods, for a device that knows none. */
export function lastOf(methods: readonly DepositMethod[]): LastDeposit | undefined {
  const [newest] = methods.flatMap(({ methodId, last }) => (last ? [{ methodId, ...last }] : [])).sort((a, b) => b.at - a.at);
  return newest && { methodId: newest.methodId, channelId: newest.channelId ?? undefined, amount: newest.amount };
}
