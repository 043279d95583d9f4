import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../page';
import { Podium } from './Podium';
import { TrophyHeader } from './TrophyHeader';

const meta = {
  title: 'Design system/Data/Podium',
  tags: ['new'],
  component: Podium,
  args: {
    label: 'Top three',
    places: [
      { id: 'a', place: 1, name: 'ka***a', score: '₱9,000', prize: 'Prize ₱5,000' },
      { id: 'b', place: 2, name: 'mi***o', score: '₱8,000', prize: 'Prize ₱500' },
      { id: 'c', place: 3, name: 'ra***n', score: '₱7,000', prize: 'Prize ₱500' },
    ],
  },
  parameters: {
    guide: {
      use: 'For the first three of a ranking, above the list of the others.',
      do: ['Mark the own place with `isOwn`.'],
      dont: ['Do not repeat the three in the list below.'],
      words: 'Names as the gateway masks them; "You" for the own place.',
      accessibility: 'An ordered list that is read from the first place, though the first stands in the middle.',
      parts: {
        TrophyHeader: {
          use: 'For the head of a ranking or a tournament.',
          do: ['Put the time left and the way in below the title.'],
          dont: ['Do not use it above a list without places.'],
          words: 'The name, or what the first place wins.',
          accessibility: 'A heading of level 2. Readers skip the drawing.',
        },
      },
    },
  },
} satisfies Meta<typeof Podium>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Own: Story = {
  args: { places: meta.args.places.map((place) => (place.place === 2 ? { ...place, name: 'You', isOwn: true } : place)) },
};
export const One: Story = { args: { places: meta.args.places.slice(0, 1) } };
export const WithHeader: Story = {
  render: (args) => (
    <Stack>
      <TrophyHeader title="Slots Race">Ends in 05:00:00</TrophyHeader>
      <Podium {...args} />
    </Stack>
  ),
};
