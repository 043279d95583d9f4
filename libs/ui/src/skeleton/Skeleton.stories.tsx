import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../page';
import { Skeleton } from './Skeleton';
import { TileGridSkeleton } from './TileGridSkeleton';

const meta = { title: 'Design system/Feedback/Skeleton', component: Skeleton, args: { shape: 'text', lines: 3 } } satisfies Meta<
  typeof Skeleton
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Banner: Story = { args: { shape: 'block', ratio: '5/2' } };
export const Rows: Story = {
  render: () => (
    <Stack gap={2}>
      <Skeleton shape="row" />
      <Skeleton shape="row" />
      <Skeleton shape="row" />
    </Stack>
  ),
};
export const Tiles: Story = { render: () => <TileGridSkeleton count={6} /> };
