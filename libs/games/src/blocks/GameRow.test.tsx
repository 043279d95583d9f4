import { playerFeature } from '@parlour/player';
import { siteFeature } from '@parlour/site';
import { mockCall, network, renderBlock, useNetwork } from '@parlour/testing';
import { screen, waitFor } from '@testing-library/react';
import { gamesFeature } from '../feature';
import { buildGames, buildPage } from '../mocks/gameBuilders';
import { handlers } from '../mocks/handlers';
import { gamesWire } from '../wire';
import { GameRow } from './GameRow';

useNetwork(...handlers);

const open = () => renderBlock(<GameRow category="RNG" title="Games that count" />, { with: [gamesFeature, siteFeature, playerFeature] });
const heading = () => screen.queryByRole('heading', { name: 'Games that count' });

test.each([
  ['are shown', 2],
  ['are none', 0],
])('the row has its place while games load, and then they %s', async (_, count) => {
  let answer: () => void = () => undefined;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  network.use(mockCall(gamesWire.getGames, async () => (await answered, buildPage(buildGames(count, 'g')))));
  await open();
  expect(heading()).toBeVisible();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  answer();
  if (count > 0) expect(await screen.findAllByRole('link')).toHaveLength(count);
  else await waitFor(() => expect(heading()).not.toBeInTheDocument());
});
