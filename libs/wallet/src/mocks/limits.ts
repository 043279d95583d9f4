import { type PlayLimit, limitKinds, limitPeriods } from '../wire/limits';

/** Returns all limits of a player. Only the given ones are set. */
export function playLimits(...set: (Pick<PlayLimit, 'kind' | 'period'> & Partial<PlayLimit>)[]): PlayLimit[] {
  return limitKinds.flatMap((kind) =>
    limitPeriods.map((period) => ({
      kind,
      period,
      amount: null,
      used: '0.00',
      remaining: null,
      resetsAt: null,
      pending: null,
      ...set.find((limit) => limit.kind === kind && limit.period === period),
    })),
  );
}

/** A limit of ₱1,000.00 a day, with ₱400.00 used. */
export const dayLimit = { kind: 'deposit', period: 'day', amount: '1000.00', used: '400.00', remaining: '600.00' } as const;
