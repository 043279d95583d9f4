import { type Money, compareMoney } from '@parlour/kernel';
import { useContractText } from './useContractText';

/** Keeps the sign and the amount on one line. */
const MINUS = '−\u2060';

export type TeamMoney = {
  /** "₱1,500" */
  amount: (amount: Money) => string;
  /** Formats a result with its sign: "−₱200". */
  signed: (amount: Money) => string;
};

/** Formats a team's amounts in the agent's language. */
export function useTeamMoney(currencySymbol: string): TeamMoney {
  const { amount } = useContractText({ currencySymbol });
  return {
    amount,
    signed: (value) => (compareMoney(value, '0') < 0 ? `${MINUS}${amount(value.replace('-', ''))}` : amount(value)),
  };
}
