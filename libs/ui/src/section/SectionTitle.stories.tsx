import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconButton } from '../button';
import { SectionTitle } from './SectionTitle';

const meta = {
  title: 'Design system/Layout/SectionTitle',
  tags: ['stable'],
  component: SectionTitle,
  args: { icon: 'flame', title: 'Hot games', moreLabel: 'See all', moreProps: { href: '#hot' } },
  parameters: {
    guide: {
      use: 'For the heading of a part of a screen, with a link to the whole list.',
      do: ['Keep the order of the levels.'],
      dont: ['Do not use it for emphasis inside a text.'],
      words: 'A short noun. The link says what it opens: "See all".',
      accessibility: "A real heading. The link's name contains the heading, so it is clear out of its place.",
    },
  },
} satisfies Meta<typeof SectionTitle>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const TitleOnly: Story = { args: { moreLabel: undefined, icon: undefined } };
export const WithAction: Story = {
  args: {
    icon: 'trophy',
    title: 'Biggest wins',
    moreLabel: undefined,
    actions: <IconButton icon="pause" size="s" tone="dim" label="Pause" />,
  },
};
export const LongTitle: Story = { args: { title: 'Mga larong pinakamadalas laruin ng mga kaibigan mo ngayong linggo' } };
export const Burmese: Story = { args: { title: 'လူကြိုက်များသော ဂိမ်းများ', moreLabel: 'အားလုံး' }, globals: { locale: 'my' } };
