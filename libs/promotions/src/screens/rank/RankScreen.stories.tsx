import { httpStatus, mockCall } from '@parlour/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { withPromotions } from '../../mocks/players';
import { rank } from '../../mocks/club';
import { promotionHandlers } from '../../mocks/handlers';
import { rankWire } from '../../wire';
import { RankScreen } from './RankScreen';

const meta = {
  title: 'Features/Promotions/RankScreen',
  component: RankScreen,
  parameters: { msw: promotionHandlers },
  decorators: [withPromotions],
} satisfies Meta<typeof RankScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Burmese: Story = { globals: { locale: 'my' } };
export const Loading: Story = {
  parameters: { msw: [mockCall(rankWire.getRank, () => new Promise<never>(() => undefined)), ...promotionHandlers] },
};
export const Failing: Story = { parameters: { msw: [mockCall(rankWire.getRank, () => httpStatus(503)), ...promotionHandlers] } };
export const NotStarted: Story = {
  parameters: { msw: [mockCall(rankWire.getRank, { ...rank, rows: [], startsAt: rank.endsAt }), ...promotionHandlers] },
};
