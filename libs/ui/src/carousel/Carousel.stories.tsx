import type { Meta, StoryObj } from '@storybook/react-vite';
import { bannerImage } from '../kitchen-sink/storyImages';
import { Carousel, type Slide } from './Carousel';

const slides: readonly Slide[] = [
  { id: 'monsoon', image: bannerImage('Monsoon Rewards', 'Every day at 20:00, your time', 0), as: 'a', linkProps: { href: '#monsoon' } },
  { id: 'reef', image: bannerImage('Reef Week', 'Fishing games pay double points', 2), as: 'a', linkProps: { href: '#reef' } },
  { id: 'friends', image: bannerImage('Bring a friend', 'Both of you get a reward', 3), as: 'a', linkProps: { href: '#friends' } },
];

const labels = {
  label: 'Offers',
  pauseLabel: 'Stop moving',
  playLabel: 'Move again',
  slideLabel: (position: number, total: number) => `Show ${position} of ${total}`,
};

type PausedProps = { shown: readonly Slide[] };

function Paused({ shown }: PausedProps) {
  return <Carousel {...labels} slides={shown} isPausedAtFirst />;
}

const meta = {
  title: 'Design system/Data/Carousel',
  tags: ['stable'],
  component: Carousel,
  args: { slides, ...labels },
  parameters: {
    guide: {
      use: 'For a few banners of the operator at the top of home.',
      do: ['Keep it to five slides, with the most important first.'],
      dont: ['Do not put anything into it that players can reach in no other way.'],
      words: 'Each slide has a name that says where it leads.',
      accessibility: 'It can be paused and does not move by itself with reduced motion.',
      anatomy: { parts: { Slide: '.slide', Controls: '.controls', Dot: '.dot', Pause: '.pause' } },
      pairs: [
        {
          do: ['A few slides, the most important first.', () => <Paused shown={slides} />],
          dont: [
            'Nobody waits for the ninth slide.',
            () => <Paused shown={[1, 2, 3].flatMap((round) => slides.map((slide) => ({ ...slide, id: `${slide.id}-${round}` })))} />,
          ],
        },
      ],
    },
  },
} satisfies Meta<typeof Carousel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OneSlide: Story = { args: { slides: slides.slice(0, 1) } };
export const TwoSlides: Story = { args: { slides: slides.slice(0, 2) } };
