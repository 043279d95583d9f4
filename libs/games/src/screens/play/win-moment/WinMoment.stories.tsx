import type { Meta, StoryObj } from '@storybook/react-vite';
import { withGames } from '../../../mocks/withGames';
import { handlers } from '../../../mocks/handlers';
import { WinMoment } from './WinMoment';

const meta = {
  title: 'Features/Games/WinMoment',
  component: WinMoment,
  args: { amount: '1250.50', symbol: '₱' },
  parameters: { msw: handlers },
  decorators: [(Story) => <div style={{ position: 'relative', blockSize: '3rem' }}>{Story()}</div>, withGames],
} satisfies Meta<typeof WinMoment>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** With reduced motion, it is only announced to screen readers. */
export const ReducedMotion: Story = {
  globals: { motion: 'reduce' },
};
export const Burmese: Story = { args: { symbol: 'Ks', amount: '98765432.10' }, globals: { locale: 'my' } };
