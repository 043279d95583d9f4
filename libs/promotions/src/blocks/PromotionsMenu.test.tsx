import { merchantWire } from '@parlour/merchant/wire';
import { network, renderBlock, useNetwork } from '@parlour/testing';
import { act, screen } from '@testing-library/react';
import { promotionsFeature } from '../feature';
import { promotionHandlers } from '../mocks/handlers';
import { asVisitor } from '../mocks/players';
import { promotionsPauseChanged } from '../promotionsSlice';
import { PromotionsMenu } from './PromotionsMenu';

useNetwork(...promotionHandlers);

const show = () => renderBlock(<PromotionsMenu />, { with: [promotionsFeature, ...asVisitor.with] });

test('spec 2, side menu: a collapsible list of titles, each to its page, and all promotions', async () => {
  const { user } = await show();
  expect(network.requests(merchantWire.getAnnouncements)).toEqual([]);
  await user.click(screen.getByText('Promotions'));
  expect(await screen.findByRole('link', { name: 'Monsoon Rewards' })).toHaveAttribute('href', '/m/activityDetail?id=p1');
  expect(screen.getByRole('link', { name: 'All promotions' })).toHaveAttribute('href', '/m/activity');
});

test('it is gone while promotions are paused', async () => {
  const { store, container } = await show();
  await act(async () => void store.dispatch(promotionsPauseChanged(true)));
  expect(container).toBeEmptyDOMElement();
});
