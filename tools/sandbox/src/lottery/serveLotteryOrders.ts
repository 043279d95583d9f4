import { lotteryWire } from '@parlour/games/wire';
import { answer } from '../http/answer';
import { pageOf, requirePage } from '../http/page';
import type { GatewayApp } from '../platform';
import { cancelSubOrder } from './cancelSubOrder';
import { findSlip } from './findSlip';
import { placeLotteryOrders } from './placeLotteryOrders';
import { readSubOrders } from './readSubOrders';
import { settleDraws } from './settleDraws';
import { toWireSlip } from './toWireSlip';

/** Places, shows and cancels lottery bets (specification 7, "Records"). */
export function serveLotteryOrders(app: GatewayApp): void {
  answer(app, lotteryWire.placeLotteryOrders, {
    handler: placeLotteryOrders,
    isRepeat: async ({ input, player, db }) => Boolean(await findSlip(db, { ...player, idempotencyKey: input.idempotencyKey })),
  });
  answer(app, lotteryWire.cancelSubOrder, cancelSubOrder);

  answer(app, lotteryWire.findLotterySlip, async ({ input, player, db }) => {
    const slip = await findSlip(db, { memberId: player.memberId, idempotencyKey: input.idempotencyKey });
    return slip ? toWireSlip(db, slip) : null;
  });

  answer(app, lotteryWire.getSubOrders, async ({ input, merchant, player, db, clock, platform }) => {
    const { seed } = platform.settings;
    await settleDraws(db, { now: clock.now(), seed }, player.memberId);
    const { nodeId, orderId, language } = input;
    const { rows, total } = await readSubOrders(db, { memberId: player.memberId, nodeId, orderId, language, seed, ...requirePage(input) });
    return { ...pageOf(rows, input, total), currencySymbol: merchant.symbol };
  });
}
