import { paths } from '@parlour/kernel';
import { mockCall, refuse } from '@parlour/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Route, Routes } from 'react-router-dom';
import { withGames } from '../mocks/withGames';
import { imageHandler } from '../mocks/imageHandler';
import { handlers } from '../mocks/handlers';
import { gamesWire } from '../wire';
import { PlayGame } from './PlayGame';

const shared = [imageHandler, ...handlers];
const game = `${paths.games.play}?vassalage=PALM&gameType=RNG&gameCode=ruby&nodeId=n1&name=Ruby+Rush`;

const meta = {
  title: 'Features/Games/PlayGame',
  component: PlayGame,
  args: { balance: '₱12,480', symbol: '₱' },
  parameters: { msw: shared, path: game },
  decorators: [
    (Story) => (
      <Routes>
        <Route path={paths.games.play} element={<Story />} />
      </Routes>
    ),
    withGames,
  ],
} satisfies Meta<typeof PlayGame>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Stories allow no vendor host, so the launched address is refused. */
export const Refused: Story = {};
export const Opening: Story = { parameters: { msw: [mockCall(gamesWire.launchGame, () => new Promise(() => undefined)), ...shared] } };
export const Maintenance: Story = { parameters: { msw: [mockCall(gamesWire.launchGame, () => refuse('VENDOR_MAINTENANCE')), ...shared] } };
export const MaintenanceBurmese: Story = { ...Maintenance, globals: { locale: 'my' } };
export const UnknownGame: Story = { parameters: { path: `${paths.games.play}?gameCode=ruby` } };
