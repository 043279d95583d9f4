import type { Meta, StoryObj } from '@storybook/react-vite';
import { handlers } from '../../mocks/handlers';
import { withWallet } from '../../mocks/withWallet';
import { CreditedCard } from './CreditedCard';

const meta = {
  title: 'Features/Wallet/CreditedCard',
  component: CreditedCard,
  args: { order: { balanceAfter: '12980.55', receive: '500.00', currencySymbol: '₱' }, isNews: false },
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
export const Burmese: Story = {
  args: { order: { currencySymbol: 'Ks', balanceAfter: '1234567890.99', receive: '500.00' } },
  globals: { locale: 'my' },
};
/** The deposit brought bonus money, which stands apart from the cash. */
export const WithBonus: Story = {
  args: { order: { balanceAfter: '500.00', bonusAfter: '250.00', receive: '500.00', bonus: '250.00', currencySymbol: '₱' }, isNews: true },
};
