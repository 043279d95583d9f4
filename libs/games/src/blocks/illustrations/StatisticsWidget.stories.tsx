import type { Meta, StoryObj } from '@storybook/react-vite';
import { handlers } from '../../mocks/handlers';
import { withGames } from '../../mocks/withGames';
import { StatisticsWidget } from './StatisticsWidget';

const meta = {
  title: 'Features/Games/StatisticsWidget',
  component: StatisticsWidget,
  args: { symbol: '₱' },
  parameters: { msw: handlers },
  decorators: [withGames],
} satisfies Meta<typeof StatisticsWidget>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Burmese: Story = { args: { symbol: 'Ks' }, globals: { locale: 'my' } };
export const ReducedMotion: Story = { globals: { motion: 'reduce' } };
