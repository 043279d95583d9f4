import { eq } from 'drizzle-orm';
import type { Context } from 'hono';
import { html } from 'hono/html';
import { paths, to, withSymbol } from '@parlour/kernel';
import { toCurrency } from '@parlour/kernel/money';
import { findMerchant } from '@parlour/sandbox-world';
import { type MoneyOrder, moneyOrders } from '../db/schema/orders';
import { payDeposit } from '../orders/payDeposit';
import { settleOrder } from '../orders/settleOrders';
import type { GatewayApp, GatewayEnv } from '../platform';
import { depositMethods } from '../wallet/depositMethods';

/** Serves the page of a payment provider or a wallet app: pay or decline, then return to the order in the app. */
export function servePayPage(vendor: GatewayApp): void {
  vendor.get('/pay/:orderNo', async (c) => {
    const order = await findDeposit(c);
    if (!order) return c.notFound();
    if (order.step !== 'waiting') return c.redirect(backTo(order), 303);
    const merchant = findMerchant(order.merchant);
    const symbol = merchant?.symbol ?? '';
    const provider = merchant && depositMethods(merchant).find(({ methodId }) => methodId === order.methodId)?.name;
    return c.html(
      html`<!doctype html>
        <html lang="en">
          <head>
            <meta charset="utf-8" />
            <meta name="viewport" content="width=device-width" />
            <title>${provider}</title>
            <link rel="icon" href="/site/symbols/seven.svg" />
            <link rel="stylesheet" href="/site/pay.css" />
          </head>
          <body>
            <main>
              <h1>${provider}</h1>
              <p>Parlour · ${order.orderNo}</p>
              <p class="amount">${withSymbol(toCurrency(order.amount, symbol), symbol)}</p>
              <form method="post" action="/pay/${order.orderNo}">
                <button name="answer" value="pay">Pay now</button>
                <button name="answer" value="decline" class="quiet">Decline</button>
              </form>
              <p>This page simulates a payment provider. No real money is moved.</p>
            </main>
          </body>
        </html>`,
    );
  });

  vendor.post('/pay/:orderNo', async (c) => {
    const order = await findDeposit(c);
    if (!order) return c.notFound();
    const { db, clock, settings } = c.var.platform;
    const { answer } = await c.req.parseBody();
    const now = clock.now();
    if (answer === 'pay') await payDeposit(db, order.orderNo, { now, stepMs: settings.stepMs });
    else await settleOrder(db, order.orderNo, { outcome: 'rejected', reason: 'PROVIDER_DECLINED', now });
    return c.redirect(backTo(order), 303);
  });
}

async function findDeposit(c: Context<GatewayEnv>): Promise<MoneyOrder | undefined> {
  const [order] = await c.var.platform.db
    .select()
    .from(moneyOrders)
    .where(eq(moneyOrders.orderNo, c.req.param('orderNo') ?? ''));
  return order?.kind === 'deposit' ? order : undefined;
}

function backTo({ orderNo, returnOrigin }: MoneyOrder): string {
  return `${returnOrigin ?? ''}${to(paths.wallet.depositOrder, { orderNo })}`;
}
