import { mockCall } from '@parlour/testing';
import { teamWire } from '../wire/team';
import { transferWire } from '../wire/transfer';
import { carloRebates, downline, downlinePage, incomePage, kpi, overview, ownRates, player, transfer, transferRules } from './team';

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
