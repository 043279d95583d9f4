import type { Meta, StoryObj } from '@storybook/react-vite';
import { handlers } from '../../mocks/handlers';
import { withWallet } from '../../mocks/withWallet';
import { CreditedCard } from './CreditedCard';

const meta = {
  title: 'Features/Wallet/CreditedCard',
  component: CreditedCard,
  args: { balanceAfter: '12980.55', received: '500.00', symbol: '₱', isNews: false },
  parameters: { msw: handlers },
  decorators: [withWallet],
} satisfies Meta<typeof CreditedCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** The moment of the credit. */
export const CountingUp: Story = { args: { isNews: true } };
/** The twin of the moment: the final amount stands there from the start. */
export const ReducedMotion: Story = {
  args: { isNews: true },
  globals: { motion: 'reduce' },
};
export const Burmese: Story = { args: { symbol: 'Ks', balanceAfter: '1234567890.99' }, globals: { locale: 'my' } };
