import type { Meta, StoryObj } from '@storybook/react-vite';
import { TierEmblem } from './TierEmblem';

const meta = { title: 'Features/Promotions/TierEmblem', component: TierEmblem, args: { tier: 3, size: 'l' } } satisfies Meta<
  typeof TierEmblem
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithRing: Story = { args: { share: 0.64 } };
export const Highest: Story = { args: { tier: 6, share: 1 } };
export const Small: Story = { args: { tier: 1, size: 'm' } };
