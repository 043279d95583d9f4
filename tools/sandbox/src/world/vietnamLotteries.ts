/** Vendor of the Vietnam lotteries, by the name that the specification gives it (section 4, prize mode). */
export const vietnamVendor = 'TCG_LOTTO_VN';

/** By region; the code says how often it draws. */
export const vietnamLotteries = [
  { name: 'Hanoi Express 5 Minutes', gameCode: 'vn-north-hanoi-5m' },
  { name: 'Hanoi Daily', gameCode: 'vn-north-hanoi-daily' },
  { name: 'Da Nang Daily', gameCode: 'vn-central-danang-daily' },
  { name: 'Saigon Express 5 Minutes', gameCode: 'vn-south-saigon-5m' },
  { name: 'Mekong Daily', gameCode: 'vn-south-mekong-daily' },
] as const;
