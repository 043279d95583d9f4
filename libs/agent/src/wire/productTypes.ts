/** Product types of tiers and rebates, in display order (product 4.5); `ALL` covers all of them together. */
export const productTypes = ['LIVE', 'RNG', 'SPORTS', 'LOTT', 'FISH', 'ELOTT', 'PVP', 'ALL'] as const;
