import { contractWire } from './contract';
import { contractRequestWire } from './contractRequest';

export type { Contract, ContractStatus, ProductType, RateUnit, Terms, Tier } from './contract';
export { type ContractKind, type PendingContracts, contractKinds } from './contractRequest';
export { productTypes } from './productTypes';
export { teamWire } from './team';
export type { Downline, DownlinePage, DownlineRebates, IncomePage, Kpi, Overview, Rebate } from './team';
export { transferWire } from './transfer';
export type { Transfer, TransferRules } from './transfer';

/** Contracts of an agent. */
export const agentWire = { ...contractRequestWire, ...contractWire };
