export const contractKinds = ['salary', 'dividend', 'hourly'] as const;
export type ContractKind = (typeof contractKinds)[number];
