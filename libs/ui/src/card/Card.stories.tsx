import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from './Card';

const meta = {
  title: 'Design system/Layout/Card',
  tags: ['stable'],
  component: Card,
  args: { children: 'None. Your deposit carries 1× turnover.' },
  parameters: {
    guide: {
      use: 'For content that belongs together and stands apart from its surroundings.',
      do: ['Use one tone per meaning.'],
      dont: ['Do not put a card into a card.', 'Do not make a whole card a button when it has buttons inside.'],
      words: 'A card has no text of its own.',
      accessibility: 'It has no role. Give its heading to SectionTitle.',
      anatomy: { parts: { Surface: '.card' } },
      pairs: [
        {
          do: ['One card for one subject.', () => <Card>Your deposit carries 1× turnover.</Card>],
          dont: [
            'A card in a card stands apart from nothing.',
            () => (
              <Card>
                Your deposit
                <Card>carries 1× turnover.</Card>
              </Card>
            ),
          ],
        },
      ],
    },
  },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Outline: Story = { args: { tone: 'outline' } };
export const Accent: Story = { args: { tone: 'accent' } };
