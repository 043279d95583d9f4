import { contentFeature } from '@parlour/content';
import { paths } from '@parlour/kernel';
import { playerFeature } from '@parlour/player';
import { siteFeature } from '@parlour/site';
import { siteWire } from '@parlour/site/wire';
import { httpStatus, mockCall, network, renderFeature, useNetwork } from '@parlour/testing';
import { submissionFeature } from '@parlour/submission';
import { screen } from '@testing-library/react';
import { sessionFeature } from '../feature';
import { handlers } from '../mocks/handlers';

useNetwork(...handlers);

const open = () =>
  renderFeature(sessionFeature, paths.session.officialDomains, { with: [playerFeature, submissionFeature, siteFeature, contentFeature] });
const status = (info: object) => ({ info, maintenance: false, regionRestriction: false });

test('product 4.10: the screen lists the official domains and confirms that this is one of them', async () => {
  network.use(
    mockCall(siteWire.getStatus, status({ mainDomain: 'localhost', domainRoute: ['https://www.parlour.example', 'no address at all'] })),
  );
  await open();
  expect(await screen.findByText('You are on an official site')).toBeVisible();
  expect(screen.getByText('www.parlour.example')).toBeVisible();
  expect(screen.queryByText('no address at all')).not.toBeInTheDocument();
  expect(screen.getByText(/We never ask for your password/)).toBeVisible();
});

test('on any other domain the player is warned', async () => {
  network.use(mockCall(siteWire.getStatus, status({ mainDomain: 'parlour.example' })));
  await open();
  expect(await screen.findByText('parlour.example')).toBeVisible();
  expect(screen.getByText('This address is not on our list')).toBeVisible();
});

test('nobody is warned while the list is unknown; a retry loads it', async () => {
  network.use(mockCall(siteWire.getStatus, httpStatus(500)));
  const { user } = await open();
  expect(await screen.findByText("We couldn't load our addresses")).toBeVisible();
  expect(screen.queryByText('This address is not on our list')).not.toBeInTheDocument();
  network.use(mockCall(siteWire.getStatus, status({ mainDomain: 'localhost' })));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('You are on an official site')).toBeVisible();
});
