import { httpStatus, mockCall } from '@parlour/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { GamesStage } from '../mocks/GamesStage';
import { artHandler } from '../mocks/artHandler';
import { handlers } from '../mocks/handlers';
import { gamesWire } from '../wire';
import { ContinuePlaying } from './ContinuePlaying';

const shared = [artHandler, ...handlers];

const meta = {
  title: 'Data/ContinuePlaying',
  component: ContinuePlaying,
  parameters: { msw: shared },
  decorators: [
    (Story, { globals }) => (
      <GamesStage locale={globals.locale}>
        <Story />
      </GamesStage>
    ),
  ],
} satisfies Meta<typeof ContinuePlaying>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Failed: Story = { parameters: { msw: [mockCall(gamesWire.getRecentGames, () => httpStatus(500)), ...shared] } };
