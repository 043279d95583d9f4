import { mockCall } from '@parlour/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { promotionHandlers } from '../mocks/handlers';
import { reward } from '../mocks/rewards';
import { withPromotions } from '../mocks/players';
import { rewardWire } from '../wire';
import { WaitingGifts } from './WaitingGifts';

const gifts = (...titles: string[]) =>
  mockCall(
    rewardWire.getRewards,
    titles.map((title, place) => reward({ rewardId: `r${place}`, title, amount: `${(place + 1) * 25}.00` })),
  );

const meta = {
  title: 'Features/Promotions/WaitingGifts',
  component: WaitingGifts,
  parameters: { msw: [gifts('Monsoon gift', 'Weekly cashback', 'Reef Hunter Cup, rank 12'), ...promotionHandlers] },
  decorators: [withPromotions],
} satisfies Meta<typeof WaitingGifts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongName: Story = {
  parameters: { msw: [gifts('A gift with a name that is much longer than the row of a phone is wide'), ...promotionHandlers] },
};
