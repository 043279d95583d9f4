import { playerFeature } from '@parlour/player';
import { siteFeature } from '@parlour/site';
import { submissionFeature } from '@parlour/submission';
import { mockCall, network, renderFeature, useNetwork } from '@parlour/testing';
import { screen } from '@testing-library/react';
import { gamesFeature } from '../../feature';
import { lotteryWire } from '../../wire/lottery';
import { buildLottery } from '../mocks/lotteryBuilders';
import { lotteryHandlers } from '../mocks/lotteryHandlers';

// In a separate file, because the clock offset is module state and outlives a test.
useNetwork(...lotteryHandlers);

test("the countdown follows the gateway's Date header on a phone whose clock is two hours off", async () => {
  const gatewayNow = Date.now() + 7_200_000;
  const draw = { drawNo: '0123', opensAt: gatewayNow - 1, closesAt: gatewayNow + 600_500, drawsAt: gatewayNow + 700_000 };
  const headers = { date: new Date(gatewayNow).toUTCString() };
  network.use(
    mockCall(lotteryWire.getLotteries, () =>
      Response.json({ success: true, value: { list: [buildLottery({ draw })] }, code: null, message: null }, { headers }),
    ),
  );
  await renderFeature(gamesFeature, '/m/lottery/l1', { with: [siteFeature, { ...playerFeature, routes: [] }, submissionFeature] });
  expect(await screen.findByText(/^Closes in (10:0|09:5)/)).toBeVisible();
});
