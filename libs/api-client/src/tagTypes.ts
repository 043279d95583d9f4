/** Every tag that queries provide and mutations invalidate, over all libraries. */
export const tagTypes = [
  'Account',
  'Announcement',
  'Balance',
  'Bet',
  'Contract',
  'Favourite',
  'Member',
  'Order',
  'PlaySession',
  'Recent',
  'Status',
  'WithdrawRules',
] as const;
