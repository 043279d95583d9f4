import { type Money, compareMoney, subtractMoney } from '@parlour/kernel';

export type TurnoverMeter = {
  required: Money;
  done: Money;
  remaining: Money;
  isComplete: boolean;
  /** The progress from 0 to 1, for a bar. */ share: number;
};

/** Returns the progress of the required turnover, capped at the requirement. */
export function turnoverMeter({ required, done }: { required: Money; done: Money }): TurnoverMeter {
  const isComplete = compareMoney(done, required) >= 0;
  const counted = isComplete ? required : compareMoney(done, '0') < 0 ? '0' : done;
  const share = isComplete ? 1 : Number(counted) / Number(required);
  return { required, done: counted, remaining: subtractMoney(required, counted), isComplete, share };
}
