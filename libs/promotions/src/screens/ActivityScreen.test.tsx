import { merchantFeature } from '@parlour/merchant';
import { merchantWire } from '@parlour/merchant/wire';
import { httpStatus, mockCall, network, renderFeature, useNetwork } from '@parlour/testing';
import { screen } from '@testing-library/react';
import { promotionsFeature } from '../feature';
import { promotionHandlers } from '../mocks/handlers';

useNetwork(...promotionHandlers);

function open(path = '/m/activity') {
  return renderFeature(promotionsFeature, path, { with: [merchantFeature] });
}

test('lists the promotions with their dates', async () => {
  await open();
  expect(await screen.findByRole('link', { name: /Monsoon Rewards.*2026\/11\/01 – 2026\/12\/31/ })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /Welcome gift.*Long term/ })).toBeInTheDocument();
});

test('spec 2: the category menu filters, and a category without promotions shows an empty state', async () => {
  const { user, location } = await open();
  await user.click(await screen.findByRole('button', { name: 'Slots' }));
  expect(screen.getByRole('link', { name: /Monsoon/ })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /Welcome/ })).toBeNull();
  expect(location()).toBe('/m/activity?category=slots');
  await user.click(screen.getByRole('button', { name: 'VIP' }));
  expect(screen.getByText('No promotion here right now')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'See all promotions' }));
  expect(screen.getByRole('link', { name: /Welcome/ })).toBeInTheDocument();
});

test.each(['/m/activity?id=p1', '/m/activityDetail?id=p1'])('spec 2: %s opens the detail, and back leads to the list', async (path) => {
  const { user } = await open(path);
  expect(await screen.findByRole('heading', { name: 'Monsoon Rewards' })).toBeInTheDocument();
  expect(await screen.findByRole('heading', { name: 'How it works' })).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Back to promotions' }));
  expect(await screen.findByRole('link', { name: /Welcome gift/ })).toBeInTheDocument();
});

test('an id that is gone says so and leads on', async () => {
  await open('/m/activityDetail?id=%3Cscript%3E');
  expect(await screen.findByText('This promotion is no longer offered')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'See all promotions' })).toHaveAttribute('href', '/m/activity');
});

test('a gateway that fails is told, and trying again brings the list', async () => {
  network.use(mockCall(merchantWire.getAnnouncements, () => httpStatus(500)));
  const { user } = await open();
  expect(await screen.findByText('The promotions did not load')).toBeInTheDocument();
  network.use(...promotionHandlers);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: /Monsoon/ })).toBeInTheDocument();
});
