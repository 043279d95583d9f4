import { siteWire } from '@parlour/site/wire';
import { mockCall } from '@parlour/testing';
import { agentWire } from '../wire';
import { teamWire } from '../wire/team';
import { transferWire } from '../wire/transfer';
import { activeContract, changedContract, contract, endingContract } from './contracts';
import { carloRebates, downline, downlinePage, incomePage, kpi, overview, ownRates, player, transfer, transferRules } from './team';

const byKind = { salary: contract(), dividend: changedContract, hourly: endingContract };

/** Handlers for an agent with three pending offers: a new daily salary, a changed dividend, and the end of an hourly salary. */
export const agentHandlers = [
  mockCall(siteWire.getStatus, { info: {} }),
  mockCall(agentWire.getContractRequest, { dailysalreqtype: 'NEW', divtypecompperiodreq: 'CHANGE', contracthoursalreq: '' }),
  mockCall(agentWire.getContract, ({ kind }) => byKind[kind]),
  mockCall(agentWire.answerContract, ({ kind }) => ({ ...activeContract, kind })),
];

/** Agnes' team: the agent Carlo and one player. Bea is Carlo's downline. */
export const teamHandlers = [
  mockCall(teamWire.getOverview, overview),
  mockCall(teamWire.getKpi, kpi),
  mockCall(teamWire.getDownlines, ({ of }) =>
    of
      ? downlinePage([downline({ memberId: 'm-bea', name: 'Bea', username: 'bea', below: 0 })], {
          trail: [{ memberId: 'm-carlo', name: 'Carlo' }],
        })
      : downlinePage([downline(), player]),
  ),
  mockCall(teamWire.getRebates, { content: [carloRebates], pageNum: 1, totalPages: 1, own: ownRates }),
  mockCall(teamWire.setRebates, ({ rates }) => ({ ...carloRebates, rates })),
  mockCall(teamWire.getIncome, incomePage),
  mockCall(transferWire.getTransferRules, transferRules),
  mockCall(transferWire.createTransfer, ({ amount }) => transfer({ amount })),
  mockCall(transferWire.findTransfer, null),
  mockCall(transferWire.getTransfers, {
    content: [transfer()],
    pageNum: 1,
    totalPages: 1,
    totals: { count: 1, amount: '500.00' },
    currencySymbol: '₱',
  }),
];
