/** The gateway's amounts are numbers, those of the contract are decimal texts. */
export const money = (amount: number) => amount.toFixed(2);
