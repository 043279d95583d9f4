import type { Meta, StoryObj } from '@storybook/react-vite';
import { PromotionsStage } from '../mocks/PromotionsStage';
import { promotionHandlers } from '../mocks/handlers';
import { PromotionsMenu } from './PromotionsMenu';

const meta = {
  title: 'Promotions/PromotionsMenu',
  component: PromotionsMenu,
  parameters: { msw: promotionHandlers },
  decorators: [
    (Story, { globals }) => (
      <PromotionsStage locale={globals.locale} isVisitor>
        <Story />
      </PromotionsStage>
    ),
  ],
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
