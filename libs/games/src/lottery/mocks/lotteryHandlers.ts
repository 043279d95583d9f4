import { mockCall } from '@parlour/testing';
import { gamesWire } from '../../wire';
import { lotteryWire } from '../../wire/lottery';
import { handlers } from '../../mocks/handlers';
import { buildLottery, buildPlay, buildSubOrder, placedSlip } from './lotteryBuilders';

const results = Array.from({ length: 50 }, (_, back) => ({
  drawNo: `01${String(22 - back).padStart(2, '0')}`,
  numbers: [String(back % 10), '8', '0'],
  drawnAt: 1,
}));

/** A small lottery lobby. Each test overrides the calls that it is about. */
export const lotteryHandlers = [
  mockCall(gamesWire.getVendors, {
    content: [
      { vassalage: 'SUWERTE', displayName: 'Suwerte', gameType: 'LOTT' },
      { vassalage: 'TCG_LOTTO_VN', displayName: 'Lotto Vietnam', gameType: 'ELOTT' },
    ],
    sorting: [],
    mapping: { LOTT: ['SUWERTE'], ELOTT: ['TCG_LOTTO_VN'] },
  }),
  mockCall(gamesWire.getRecentGames, { games: [], pageNum: 1, totalPages: 0 }),
  mockCall(lotteryWire.getLotteries, ({ prizeMode }) => ({
    list:
      prizeMode === 'Lott'
        ? [buildLottery(), buildLottery({ nodeId: 'l2', gameName: 'Lucky Six', groupId: 'numbers' })]
        : [buildLottery({ nodeId: 'v1', gameName: 'Hanoi Daily', vassalage: 'TCG_LOTTO_VN', groupId: 'vn-north' })],
  })),
  mockCall(lotteryWire.getLotteryMenu, {
    groups: [
      { groupId: 'fast', name: 'Fast draws' },
      { groupId: 'numbers', name: 'Numbers' },
    ],
  }),
  mockCall(lotteryWire.getVnMenu, { groups: [{ groupId: 'vn-north', name: 'Vietnam North' }] }),
  mockCall(lotteryWire.getVnRecent, { list: [] }),
  mockCall(lotteryWire.getNumero, () => ({ draw: buildLottery().draw, last: null })),
  mockCall(lotteryWire.getVnNumero, () => ({ draw: buildLottery().draw, last: null })),
  mockCall(lotteryWire.getLotteryPlay, buildPlay()),
  mockCall(lotteryWire.getLotteryResults, { list: results }),
  mockCall(lotteryWire.placeLotteryOrders, placedSlip),
  mockCall(lotteryWire.findLotterySlip, null),
  mockCall(lotteryWire.getSubOrders, () => ({ currencySymbol: '₱', content: [buildSubOrder()], pageNum: 1, totalPages: 1 })),
  mockCall(lotteryWire.cancelSubOrder, () => buildSubOrder({ status: 'cancelled' })),
  ...handlers,
];
