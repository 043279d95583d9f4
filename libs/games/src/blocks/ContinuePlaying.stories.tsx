import { httpStatus, mockCall } from '@parlour/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { withGames } from '../mocks/withGames';
import { imageHandler } from '../mocks/imageHandler';
import { handlers } from '../mocks/handlers';
import { gamesWire } from '../wire';
import { ContinuePlaying } from './ContinuePlaying';

const shared = [imageHandler, ...handlers];

const meta = {
  title: 'Features/Games/ContinuePlaying',
  component: ContinuePlaying,
  parameters: { msw: shared },
  decorators: [withGames],
} satisfies Meta<typeof ContinuePlaying>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Failed: Story = { parameters: { msw: [mockCall(gamesWire.getRecentGames, () => httpStatus(500)), ...shared] } };
