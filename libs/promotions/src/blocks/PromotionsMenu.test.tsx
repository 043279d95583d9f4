import { contentWire } from '@parlour/content/wire';
import { network, renderBlock, useNetwork } from '@parlour/testing';
import { act, screen } from '@testing-library/react';
import { promotionsFeature } from '../feature';
import { promotionHandlers } from '../mocks/handlers';
import { hidePromotions, asMember, asVisitor } from '../mocks/players';
import { PromotionsMenu } from './PromotionsMenu';

useNetwork(...promotionHandlers);

const show = ({ with: others, events }: typeof asVisitor | typeof asMember = asVisitor) =>
  renderBlock(<PromotionsMenu />, { with: [promotionsFeature, ...others], events });

afterEach(() => act(() => hidePromotions(false)));

test('spec 2, side menu: expands to a link to each promotion and a link to all promotions', async () => {
  const { user } = await show();
  expect(network.requests(contentWire.getAnnouncements)).toEqual([]);
  await user.click(screen.getByText('Promotions'));
  expect(await screen.findByRole('link', { name: 'Monsoon Rewards' })).toHaveAttribute('href', '/m/activityDetail?id=p1');
  expect(screen.getByRole('link', { name: 'All promotions' })).toHaveAttribute('href', '/m/activity');
});

test('renders nothing while promotions are paused', async () => {
  const { container } = await show(asMember);
  act(() => hidePromotions());
  expect(container).toBeEmptyDOMElement();
});
