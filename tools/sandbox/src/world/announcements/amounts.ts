/** Amounts that the announcements name, by campaign and currency. */
export const amounts: Record<string, Record<'TLB' | 'MMK', { amount: string; small?: string }>> = {
  welcome: { TLB: { amount: '200' }, MMK: { amount: '5,000' } },
  monsoon: { TLB: { amount: '5,000', small: '50' }, MMK: { amount: '150,000', small: '1,500' } },
  reef: { TLB: { amount: '500,000' }, MMK: { amount: '15,000,000' } },
  nightmarket: { TLB: { amount: '10,000' }, MMK: { amount: '300,000' } },
  lanterns: { TLB: { amount: '150' }, MMK: { amount: '4,500' } },
  salon: { TLB: { amount: '250,000' }, MMK: { amount: '7,500,000' } },
};
