import type { Meta, StoryObj } from '@storybook/react-vite';
import { promotionHandlers } from '../mocks/handlers';
import { withPromotions } from '../mocks/withPromotions';
import { CreditedAmount } from './CreditedAmount';

const meta = {
  title: 'Features/Promotions/CreditedAmount',
  component: CreditedAmount,
  args: { amount: '1250.50', symbol: '₱' },
  parameters: { msw: promotionHandlers },
  decorators: [withPromotions],
} satisfies Meta<typeof CreditedAmount>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The moment after a claim. */
export const Default: Story = {};
/** The twin of the moment: the final amount stands there from the start. */
export const ReducedMotion: Story = {
  beforeEach: () => {
    document.documentElement.dataset['motion'] = 'reduce';
    return () => void delete document.documentElement.dataset['motion'];
  },
};
export const Burmese: Story = { args: { symbol: 'Ks', amount: '98765432.10' }, globals: { locale: 'my' } };
