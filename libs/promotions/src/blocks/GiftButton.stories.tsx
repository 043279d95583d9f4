import { mockCall } from '@parlour/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { promotionHandlers } from '../mocks/handlers';
import { reward } from '../mocks/rewards';
import { withPromotions } from '../mocks/players';
import { rewardWire } from '../wire';
import { GiftButton } from './GiftButton';

const meta = {
  title: 'Features/Promotions/GiftButton',
  component: GiftButton,
  parameters: { msw: promotionHandlers },
  decorators: [withPromotions],
} satisfies Meta<typeof GiftButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Many: Story = {
  parameters: {
    msw: [
      mockCall(
        rewardWire.getRewards,
        Array.from({ length: 120 }, (_, index) => reward({ rewardId: `r${index}` })),
      ),
      ...promotionHandlers,
    ],
  },
};
