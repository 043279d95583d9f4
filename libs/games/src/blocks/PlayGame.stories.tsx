import { paths } from '@parlour/kernel';
import { mockCall, refuse } from '@parlour/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Route, Routes } from 'react-router-dom';
import { GamesStage } from '../mocks/GamesStage';
import { artHandler } from '../mocks/artHandler';
import { handlers } from '../mocks/handlers';
import { gamesWire } from '../wire';
import { PlayGame } from './PlayGame';

const shared = [artHandler, ...handlers];
const game = `${paths.games.play}?vassalage=PALM&gameType=RNG&gameCode=ruby&nodeId=n1&name=Ruby+Rush`;

const meta = {
  title: 'Data/PlayGame',
  component: PlayGame,
  args: { balance: '₱12,480', symbol: '₱' },
  parameters: { msw: shared, path: game },
  decorators: [
    (Story, { globals, parameters }) => (
      <GamesStage locale={globals.locale} path={parameters.path as string}>
        <Routes>
          <Route path={paths.games.play} element={<Story />} />
        </Routes>
      </GamesStage>
    ),
  ],
} satisfies Meta<typeof PlayGame>;

export default meta;
type Story = StoryObj<typeof meta>;

/** No vendor's host is allowed in stories, so what comes back may not be opened. */
export const Refused: Story = {};
export const Opening: Story = { parameters: { msw: [mockCall(gamesWire.launchGame, () => new Promise(() => undefined)), ...shared] } };
export const Maintenance: Story = { parameters: { msw: [mockCall(gamesWire.launchGame, () => refuse('VENDOR_MAINTENANCE')), ...shared] } };
export const MaintenanceBurmese: Story = { ...Maintenance, globals: { locale: 'my' } };
export const UnknownGame: Story = { parameters: { path: `${paths.games.play}?gameCode=ruby` } };
