import { mockCall, network, renderFeature, useNetwork } from '@parlour/testing';
import { waitFor } from '@testing-library/react';
import { walletFeature } from '../../feature';
import { betTotals } from '../../mocks/bets';
import { handlers, page } from '../../mocks/handlers';
import { asMember } from '../../mocks/players';
import { walletWire } from '../../wire';

// In a separate file, because the clock offset is module state and outlives a test.
useNetwork(...handlers);

const DAYS_MS = 3 * 24 * 3_600_000;

test("on a phone whose clock is days behind, the bets of today are those of the gateway's day", async () => {
  const gatewayNow = Date.now() + DAYS_MS;
  const headers = { date: new Date(gatewayNow).toUTCString() };
  const value = { ...page([]), totals: betTotals };
  network.use(mockCall(walletWire.getBets, () => Response.json({ success: true, value, code: null, message: null }, { headers })));
  await renderFeature(walletFeature, '/m/gameRecord?range=today', asMember);
  const from = new Date(gatewayNow).setHours(0, 0, 0, 0);
  await waitFor(() => expect(network.requests(walletWire.getBets).at(-1)).toMatchObject({ from }));
  expect(network.requests(walletWire.getBets)).toHaveLength(2);
});
