import { writeStored } from '@parlour/kernel/storage';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { vip } from '../../mocks/club';
import { promotionHandlers } from '../../mocks/handlers';
import { withPromotions } from '../../mocks/players';
import type { VipLevel } from '../../wire';
import { LevelMoment } from './LevelMoment';

const silver = vip.levels[2] as VipLevel;

const meta = {
  title: 'Features/Promotions/LevelMoment',
  component: LevelMoment,
  args: { level: silver, symbol: '₱', tier: 2 },
  parameters: { msw: promotionHandlers },
  decorators: [withPromotions],
  // This device has seen a lower level.
  beforeEach: () => void writeStored('local', 'vipLevelsSeen', [{ player: '200jilif3/maria', level: 1 }]),
} satisfies Meta<typeof LevelMoment>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** The twin of the moment: the same card, at rest. */
export const ReducedMotion: Story = {
  globals: { motion: 'reduce' },
};
export const Highest: Story = { args: { level: { ...silver, name: 'VIP 6 Diamond', upgrade: '1234567.00' }, tier: 5 } };
export const Burmese: Story = { globals: { locale: 'my' } };
