import { mockCall } from '@parlour/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { promotionHandlers } from '../mocks/handlers';
import { withPromotions } from '../mocks/players';
import { reward } from '../mocks/rewards';
import { rewardWire } from '../wire';
import { RewardAttention } from './RewardAttention';

const ending = (title: string) => mockCall(rewardWire.getRewards, () => [reward({ title, expiresAt: Date.now() + 3_600_000 })]);

const meta = {
  title: 'Features/Promotions/RewardAttention',
  component: RewardAttention,
  parameters: { msw: [ending('Monsoon gift'), ...promotionHandlers] },
  decorators: [withPromotions],
} satisfies Meta<typeof RewardAttention>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongText: Story = {
  parameters: { msw: [ending('Gift for the tenth anniversary of the monsoon festival of all islands'), ...promotionHandlers] },
};
