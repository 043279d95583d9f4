import type { Meta, StoryObj } from '@storybook/react-vite';
import { withPromotions, asVisitor } from '../mocks/players';
import { promotionHandlers } from '../mocks/handlers';
import { PromotionsMenu } from './PromotionsMenu';

const meta = {
  title: 'Features/Promotions/PromotionsMenu',
  component: PromotionsMenu,
  parameters: { player: asVisitor, msw: promotionHandlers },
  decorators: [withPromotions],
} satisfies Meta<typeof PromotionsMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('Promotions'));
    await canvas.findByText('Monsoon Rewards');
  },
};
