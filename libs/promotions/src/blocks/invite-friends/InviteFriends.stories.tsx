import { httpStatus, mockCall } from '@parlour/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { withPromotions, asVisitor } from '../../mocks/players';
import { promotionHandlers } from '../../mocks/handlers';
import { referral } from '../../mocks/referral';
import { promotionGateWire, referralWire } from '../../wire';
import { InviteFriends } from './InviteFriends';

const meta = {
  title: 'Features/Promotions/InviteFriends',
  component: InviteFriends,
  parameters: { msw: promotionHandlers },
  decorators: [withPromotions],
} satisfies Meta<typeof InviteFriends>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Burmese: Story = { globals: { locale: 'my' } };
export const Loading: Story = {
  parameters: { msw: [mockCall(referralWire.getReferral, () => new Promise<never>(() => undefined)), ...promotionHandlers] },
};
export const Failing: Story = { parameters: { msw: [mockCall(referralWire.getReferral, () => httpStatus(503)), ...promotionHandlers] } };
export const Friends: Story = { parameters: { path: '/m/inviteFriends?tab=invitees' } };
export const Milestones: Story = { parameters: { path: '/m/inviteFriends?tab=rewards' } };
export const Visitor: Story = {
  parameters: { player: asVisitor, msw: [mockCall(referralWire.getReferral, { ...referral, mine: null }), ...promotionHandlers] },
};
export const Disabled: Story = {
  parameters: { msw: [mockCall(promotionGateWire.getPromotionGates, { REFERRAL: false }), ...promotionHandlers] },
};
