import type { Meta, StoryObj } from '@storybook/react-vite';
import { WalletStage } from '../mocks/WalletStage';
import { handlers } from '../mocks/handlers';
import { DepositBudget } from './DepositBudget';

const meta = {
  title: 'Money/DepositBudget',
  component: DepositBudget,
  parameters: { msw: handlers },
  decorators: [
    (Story, { globals }) => (
      <WalletStage locale={globals.locale}>
        <Story />
      </WalletStage>
    ),
  ],
} satisfies Meta<typeof DepositBudget>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
