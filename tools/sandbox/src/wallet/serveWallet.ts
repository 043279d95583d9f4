import { compareMoney } from '@parlour/kernel/money';
import { walletWire } from '@parlour/wallet/wire';
import { memberOf } from '../member/memberOf';
import { readRemainingDeposit } from '../playControls/readRemainingDeposit';
import { answer } from '../http/answer';
import { vendorOriginOf } from '../http/origins';
import { refuse } from '../http/refuse';
import { booksOf } from '../ledger/books';
import { purseOf } from '../ledger/purseOf';
import { settleDraws } from '../lottery/settleDraws';
import { cancelDeposit } from '../orders/cancelDeposit';
import { createDeposit } from '../orders/createDeposit';
import { createWithdrawal } from '../orders/createWithdrawal';
import { hasDeposited } from '../orders/hasDeposited';
import { findByKey } from '../orders/openOrder';
import { payDeposit } from '../orders/payDeposit';
import { keepProofPart } from '../orders/proofs';
import { findOrder, getOrder, getOrders } from '../orders/readOrders';
import { settleDueOrders } from '../orders/settleOrders';
import { toWireOrder } from '../orders/toWireOrder';
import type { GatewayApp } from '../platform';
import { accountProviders } from './accountProviders';
import { addAccount, findAccount, readAccounts } from './accounts';
import { removeAccount, revealAccount, setDefaultAccount } from './changeAccount';
import { offerOf } from './depositMethods';
import { depositPromotions } from './depositPromotions';
import { lastDeposits } from './lastDeposits';
import { presentMethods } from './methodHealth';
import { serveMemberWallets } from './serveMemberWallets';
import { findPaymentPassword, setPaymentPassword } from './setPaymentPassword';
import { openTurnover } from './turnover';
import { getWithdrawRules } from './withdrawRules';

export function serveWallet(app: GatewayApp): void {
  answer(app, walletWire.getMerchantWallet, ({ merchant }) => ({
    currency: merchant.currency,
    currencySymbol: merchant.symbol,
    pattern: '#,##0.00',
  }));

  answer(app, walletWire.getMemberWallet, async ({ merchant, player, db, clock, platform }) => {
    await settleDueOrders(db, { now: clock.now(), stepMs: platform.settings.stepMs }, player.memberId);
    await settleDraws(db, { now: clock.now(), seed: platform.settings.seed }, player.memberId);
    const { cash, bonus, total } = await purseOf(db, booksOf(merchant, player.type), player.memberId);
    const blocked = compareMoney(await openTurnover(db, player.memberId), '0') > 0;
    return {
      currency: merchant.currency,
      currencySymbol: merchant.symbol,
      sumBalance: total,
      mainBalance: cash,
      bonusBalance: bonus,
      withdrawable: blocked ? '0.00' : cash,
      hasDeposited: await hasDeposited(db, player.memberId),
    };
  });

  answer(app, walletWire.getDepositMethods, async ({ merchant, player, db }) => {
    const last = await lastDeposits(db, player.memberId);
    return (await presentMethods(db, merchant)).map((method) => ({
      ...offerOf(method, merchant),
      last: last.get(method.methodId) ?? null,
    }));
  });
  answer(app, walletWire.getDepositPromotions, ({ merchant, language, player, db }) =>
    depositPromotions(db, merchant, { memberId: player.memberId, language }),
  );
  answer(app, walletWire.getRemainingLimit, ({ db, player, clock }) => readRemainingDeposit(db, player.memberId, clock.now()));
  answer(app, walletWire.putProof, ({ db, player, input }) => keepProofPart(db, { memberId: player.memberId, ...input }));
  answer(app, walletWire.createDeposit, {
    handler: createDeposit,
    isRepeat: async ({ input, player, db }) => Boolean(await findByKey(db, { ...player, idempotencyKey: input.idempotencyKey })),
  });
  answer(app, walletWire.confirmDepositPaid, async ({ input, merchant, player, db, clock, platform, request }) => {
    const { stepMs } = platform.settings;
    const { memberId } = player;
    const now = clock.now();
    await settleDueOrders(db, { now, stepMs }, memberId);
    const order = await payDeposit(db, input.orderNo, { now, stepMs, memberId, reference: input.reference });
    return toWireOrder(db, order ?? refuse('ORDER_UNKNOWN'), { merchant, vendorOrigin: vendorOriginOf(request, platform.settings) });
  });
  answer(app, walletWire.cancelDeposit, cancelDeposit);
  answer(app, walletWire.getWithdrawRules, getWithdrawRules);
  answer(app, walletWire.createWithdrawal, createWithdrawal);
  answer(app, walletWire.getOrder, getOrder);
  answer(app, walletWire.findOrder, findOrder);
  answer(app, walletWire.getOrders, getOrders);

  answer(app, walletWire.hasWithdrawalPassword, async ({ player, db }) => {
    const { paymentPasswordHash } = await memberOf(db, player.memberId);
    return paymentPasswordHash !== null;
  });
  answer(app, walletWire.setPaymentPassword, setPaymentPassword);
  answer(app, walletWire.findPaymentPassword, findPaymentPassword);
  answer(app, walletWire.getAccountProviders, ({ merchant }) => [...accountProviders(merchant)]);
  answer(app, walletWire.getAccounts, ({ merchant, player, db }) => readAccounts(db, merchant, player.memberId));
  answer(app, walletWire.addAccount, addAccount);
  answer(app, walletWire.findAccount, findAccount);
  answer(app, walletWire.revealAccount, revealAccount);
  answer(app, walletWire.setDefaultAccount, setDefaultAccount);
  answer(app, walletWire.removeAccount, removeAccount);
  serveMemberWallets(app);
}
