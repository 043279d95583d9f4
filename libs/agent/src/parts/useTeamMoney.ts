import { type Money, compareMoney } from '@parlour/kernel';
import { useContractText } from './useContractText';

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
    signed: (value) => (compareMoney(value, '0') < 0 ? `−${amount(value.replace('-', ''))}` : amount(value)),
  };
}
