import { merchantWire } from '@parlour/merchant/wire';
import { mockCall } from '@parlour/testing';
import { agentWire } from '../wire';
import { activeContract, changedContract, contract, endingContract } from './contracts';

const byKind = { salary: contract(), dividend: changedContract, hourly: endingContract };

/** An agent with a new daily salary and a changed dividend to answer, and an hourly salary that shall end. */
export const agentHandlers = [
  mockCall(merchantWire.getStatus, { info: {} }),
  mockCall(agentWire.getContractRequest, { dailysalreqtype: 'NEW', divtypecompperiodreq: 'CHANGE', contracthoursalreq: '' }),
  mockCall(agentWire.getContract, ({ kind }) => byKind[kind]),
  mockCall(agentWire.answerContract, ({ kind }) => ({ ...activeContract, kind })),
];
