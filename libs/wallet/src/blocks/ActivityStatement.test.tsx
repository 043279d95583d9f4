import { httpStatus, mockCall, network, renderBlock, useNetwork } from '@parlour/testing';
import { screen } from '@testing-library/react';
import { walletFeature } from '../feature';
import { handlers } from '../mocks/handlers';
import { dailyReport } from '../mocks/records';
import { asMember } from '../mocks/players';
import { recordsWire } from '../wire';
import { ActivityStatement } from './ActivityStatement';

useNetwork(...handlers);
const show = () => renderBlock(<ActivityStatement />, { with: [walletFeature, ...asMember.with], events: asMember.events });

test('product 4.21: shows net deposits and net result of the last 30 days, with a link to the daily figures', async () => {
  await show();
  expect((await screen.findByText('Net deposits')).parentElement).toHaveTextContent('₱750.00');
  expect(screen.getByText('Net result').parentElement).toHaveTextContent('−₱69.50');
  expect(screen.getByRole('link', { name: 'Day by day' })).toHaveAttribute('href', '/m/gameRecord?tab=profit&days=30');
  const [{ from, to } = { from: 0, to: 0 }] = network.requests(recordsWire.getDailyReport);
  expect(Math.round((to - from) / 86_400_000)).toBe(30);
});

test('after a load error, the link to the daily figures stays and a retry loads the statement', async () => {
  network.use(mockCall(recordsWire.getDailyReport, httpStatus(404)));
  const { user } = await show();
  expect(await screen.findByText("We couldn't load your results")).toBeVisible();
  expect(screen.getByRole('link', { name: 'Day by day' })).toBeVisible();
  network.use(mockCall(recordsWire.getDailyReport, dailyReport()));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Net deposits')).toBeVisible();
});
