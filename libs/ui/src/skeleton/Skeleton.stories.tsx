import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../page';
import { Skeleton } from './Skeleton';
import { TileGridSkeleton } from './TileGridSkeleton';

const meta = {
  title: 'Design system/Feedback/Skeleton',
  tags: ['stable'],
  component: Skeleton,
  args: { shape: 'text', lines: 3 },
  parameters: {
    guide: {
      use: 'For content that is loading and whose size is known.',
      do: ['Give it the shape of the content to come, so that nothing jumps.'],
      dont: ['Do not show it for data that are there already.'],
      words: 'It has no text.',
      accessibility: 'Hidden from readers. It stands still with reduced motion.',
      anatomy: { parts: { Lines: '.lines', Line: '.skeleton' } },
      pairs: [
        {
          do: [
            'It has the shape and the number of what comes.',
            () => (
              <Stack gap={2}>
                <Skeleton shape="row" />
                <Skeleton shape="row" />
              </Stack>
            ),
          ],
          dont: ['One block for a list of rows: the page jumps when they come.', () => <Skeleton shape="block" ratio="5/2" />],
        },
      ],
      parts: {
        TileGridSkeleton: {
          use: 'For a TileGrid whose games are loading.',
          do: ['Set `count` to the number of tiles of a full first view.'],
          dont: ['Do not show it for games that are there already.'],
          words: 'It has no text.',
          accessibility: 'Hidden from readers. It stands still with reduced motion.',
        },
        TileRowSkeleton: {
          use: 'For a TileRow whose tiles are loading.',
          do: ['Give it the `layout` and the `width` of the row that follows, so that nothing jumps.'],
          dont: ['Do not animate it out of view: set `isStill`.'],
          words: 'It has no text.',
          accessibility: 'Hidden from readers. It stands still with reduced motion.',
        },
        TileSkeleton: {
          use: 'For one GameTile that is loading, in a row of your own; TileGridSkeleton and TileRowSkeleton have theirs.',
          do: ['Set `hasVendorLabel` if the tile that follows has a line below its name.'],
          dont: ['Do not use it where a TileGridSkeleton or a TileRowSkeleton fits.'],
          words: 'It has no text.',
          accessibility: 'Hidden from readers. It stands still with reduced motion.',
        },
      },
    },
  },
} satisfies Meta<typeof Skeleton>;

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
export const TileRows: Story = { render: () => <TileGridSkeleton count={4} layout="rows" /> };
