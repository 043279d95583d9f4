import { mockCall } from '@parlour/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { promotionHandlers } from '../mocks/handlers';
import { mission, reward } from '../mocks/rewards';
import { withPromotions } from '../mocks/players';
import { rewardWire } from '../wire';
import { TodayStrip } from './TodayStrip';

const rewards = mockCall(rewardWire.getRewards, [
  mission(),
  reward({ rewardId: 'r1', amount: '25.00' }),
  reward({ rewardId: 'r2', amount: '80.00' }),
]);

const meta = {
  title: 'Features/Promotions/TodayStrip',
  component: TodayStrip,
  parameters: { msw: [rewards, ...promotionHandlers] },
  decorators: [withPromotions],
} satisfies Meta<typeof TodayStrip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const CheckInAlone: Story = { parameters: { msw: [mockCall(rewardWire.getRewards, []), ...promotionHandlers] } };
export const LongName: Story = {
  parameters: {
    msw: [
      mockCall(rewardWire.getRewards, [mission({ title: 'A mission with a name that is much longer than its cell is wide' }), reward()]),
      ...promotionHandlers,
    ],
  },
};
export const Burmese: Story = { globals: { locale: 'my' } };
