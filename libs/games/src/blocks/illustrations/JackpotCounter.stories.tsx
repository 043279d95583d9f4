import type { Meta, StoryObj } from '@storybook/react-vite';
import { handlers } from '../../mocks/handlers';
import { withGames } from '../../mocks/withGames';
import { JackpotCounter } from './JackpotCounter';

const meta = {
  title: 'Features/Games/JackpotCounter',
  component: JackpotCounter,
  args: { symbol: '₱' },
  parameters: { msw: handlers },
  decorators: [withGames],
} satisfies Meta<typeof JackpotCounter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Burmese: Story = { args: { symbol: 'Ks' }, globals: { locale: 'my' } };
export const ReducedMotion: Story = { globals: { motion: 'reduce' } };
