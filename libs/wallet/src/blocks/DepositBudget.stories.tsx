import type { Meta, StoryObj } from '@storybook/react-vite';
import { withWallet } from '../mocks/withWallet';
import { handlers } from '../mocks/handlers';
import { DepositBudget } from './DepositBudget';

const meta = {
  title: 'Features/Wallet/DepositBudget',
  component: DepositBudget,
  parameters: { msw: handlers },
  decorators: [withWallet],
} satisfies Meta<typeof DepositBudget>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
