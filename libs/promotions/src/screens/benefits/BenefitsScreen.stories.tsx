import { httpStatus, mockCall } from '@parlour/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { withPromotions, asVisitor } from '../../mocks/players';
import { vip } from '../../mocks/club';
import { promotionHandlers } from '../../mocks/handlers';
import { vipWire } from '../../wire';
import { BenefitsScreen } from './BenefitsScreen';

const meta = {
  title: 'Features/Promotions/BenefitsScreen',
  component: BenefitsScreen,
  parameters: { msw: promotionHandlers },
  decorators: [withPromotions],
} satisfies Meta<typeof BenefitsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Burmese: Story = { globals: { locale: 'my' } };
export const Loading: Story = {
  parameters: { msw: [mockCall(vipWire.getVip, () => new Promise<never>(() => undefined)), ...promotionHandlers] },
};
export const Failing: Story = { parameters: { msw: [mockCall(vipWire.getVip, () => httpStatus(503)), ...promotionHandlers] } };
export const Visitor: Story = {
  parameters: { player: asVisitor, msw: [mockCall(vipWire.getVip, { ...vip, mine: null }), ...promotionHandlers] },
};
