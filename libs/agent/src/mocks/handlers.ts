import { merchantWire } from '@parlour/merchant/wire';
import { mockCall } from '@parlour/testing';
import { agentWire } from '../wire';
import { activeContract, changedContract, contract, endingContract } from './contracts';

const byKind = { salary: contract(), dividend: changedContract, hourly: endingContract };

/** Handlers for an agent with three pending offers: a new daily salary, a changed dividend, and the end of an hourly salary. */
export const agentHandlers = [
  mockCall(merchantWire.getStatus, { info: {} }),
  mockCall(agentWire.getContractRequest, { dailysalreqtype: 'NEW', divtypecompperiodreq: 'CHANGE', contracthoursalreq: '' }),
  mockCall(agentWire.getContract, ({ kind }) => byKind[kind]),
  mockCall(agentWire.answerContract, ({ kind }) => ({ ...activeContract, kind })),
];
