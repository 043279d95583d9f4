import { contractWire } from './wire/contract';
import { contractRequestWire } from './wire/contractRequest';

export type { Contract, ContractStatus, ProductType, RateUnit, Terms, Tier } from './wire/contract';
export { type ContractKind, type PendingContracts, contractKinds } from './wire/contractRequest';
export { productTypes } from './wire/productTypes';
export { teamWire } from './wire/team';
export type { Downline, DownlinePage, DownlineRebates, IncomePage, Kpi, Overview, Rebate } from './wire/team';
export { transferWire } from './wire/transfer';
export type { Transfer, TransferRules } from './wire/transfer';

/** Contracts of an agent. */
export const agentWire = { ...contractRequestWire, ...contractWire };
