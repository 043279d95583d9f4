import { httpStatus, mockCall } from '@parlour/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { withPromotions } from '../../mocks/players';
import { promotionHandlers } from '../../mocks/handlers';
import { mission, missions } from '../../mocks/rewards';
import { rewardWire } from '../../wire';
import { RewardCenterScreen } from './RewardCenterScreen';

const meta = {
  title: 'Features/Promotions/RewardCenterScreen',
  component: RewardCenterScreen,
  parameters: { msw: promotionHandlers },
  decorators: [withPromotions],
} satisfies Meta<typeof RewardCenterScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Burmese: Story = { globals: { locale: 'my' } };
export const Loading: Story = {
  parameters: { msw: [mockCall(rewardWire.getRewards, () => new Promise<never>(() => undefined)), ...promotionHandlers] },
};
export const Failing: Story = { parameters: { msw: [mockCall(rewardWire.getRewards, () => httpStatus(503)), ...promotionHandlers] } };
export const Empty: Story = { parameters: { msw: [mockCall(rewardWire.getRewards, []), ...promotionHandlers] } };
export const Missions: Story = { parameters: { msw: [mockCall(rewardWire.getRewards, missions), ...promotionHandlers] } };
export const MissionsBurmese: Story = { ...Missions, globals: { locale: 'my' } };
export const MissionsDone: Story = {
  parameters: { msw: [mockCall(rewardWire.getRewards, [mission({ status: 'CLAIMED' })]), ...promotionHandlers] },
};
export const InProgress: Story = { parameters: { path: '/m/rewardCenter?tab=progress' } };
export const LinkedClaim: Story = { parameters: { path: '/m/rewardCenter?claim=all' } };
export const History: Story = { parameters: { path: '/m/rewardCenter?tab=history' } };
