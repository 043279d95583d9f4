/** What a tier or a rebate pays on, in the order of the screens (product 4.5); `ALL` is everything together. */
export const productTypes = ['LIVE', 'RNG', 'SPORTS', 'LOTT', 'FISH', 'ELOTT', 'PVP', 'ALL'] as const;
