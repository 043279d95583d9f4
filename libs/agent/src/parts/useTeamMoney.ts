import { type Money, compareMoney } from '@parlour/kernel';
import { useContractText } from './useContractText';

/** The sign and its amount are one word: no line ends between them. */
const MINUS = '−\u2060';

export type TeamMoney = {
  /** "₱1,500" */
  amount: (amount: Money) => string;
  /** A result with its sign: "−₱200". */
  signed: (amount: Money) => string;
};

/** Amounts of a team in the agent's language. */
export function useTeamMoney(currencySymbol: string): TeamMoney {
  const { amount } = useContractText({ currencySymbol });
  return {
    amount,
    signed: (value) => (compareMoney(value, '0') < 0 ? `${MINUS}${amount(value.replace('-', ''))}` : amount(value)),
  };
}
