import { contentWire } from '@parlour/content/wire';
import { httpStatus, mockCall } from '@parlour/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { withPromotions } from '../../mocks/players';
import { promotionHandlers } from '../../mocks/handlers';
import { everyStatus } from '../../mocks/rewards';
import { type Reward, rewardWire } from '../../wire';
import { ActivityScreen } from './ActivityScreen';

const meta = {
  title: 'Features/Promotions/ActivityScreen',
  component: ActivityScreen,
  parameters: { msw: promotionHandlers },
  decorators: [withPromotions],
} satisfies Meta<typeof ActivityScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const detail = (reward: Reward): Story => ({
  parameters: {
    path: '/m/activityDetail?id=p1',
    msw: [mockCall(rewardWire.getRewards, [{ ...reward, promotionId: 'p1' }]), ...promotionHandlers],
  },
});

export const Default: Story = {};
export const Loading: Story = {
  parameters: { msw: [mockCall(contentWire.getAnnouncements, () => new Promise<never>(() => undefined)), ...promotionHandlers] },
};
export const Failing: Story = {
  parameters: { msw: [mockCall(contentWire.getAnnouncements, () => httpStatus(503)), ...promotionHandlers] },
};
export const Empty: Story = { parameters: { path: '/m/activity?category=vip' } };
export const Join = detail(everyStatus.JOIN);
export const Claim = detail(everyStatus.CLAIM);
export const Applying = detail(everyStatus.APPLYING);
export const Closed = detail(everyStatus.CLOSE);
export const Rejected = detail(everyStatus.REJECTED);
export const Issued = detail(everyStatus.ISSUED);
export const Claimed = detail(everyStatus.CLAIMED);
export const InProgress = detail(everyStatus.PROCESS);
export const Joined = detail(everyStatus.JOINED);
export const ComingSoon = detail(everyStatus.COMING_SOON);
