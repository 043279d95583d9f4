import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button';
import { EmptyState } from './EmptyState';

const meta = {
  title: 'Design system/Feedback/EmptyState',
  tags: ['stable'],
  component: EmptyState,
  args: {
    icon: 'heart',
    title: 'No favourites yet',
    text: 'Tap the heart on a game and it waits for you here.',
    action: <Button variant="secondary">Find games</Button>,
  },
  parameters: {
    guide: {
      use: 'For a list or a screen that has nothing to show yet.',
      do: ['Say what will appear here, and offer the step that fills it.'],
      dont: ['Do not use it for a failure: use ErrorState.'],
      words: '"No bets yet", then what to do. Never blame the player.',
      accessibility: 'The picture is decorative; the text says everything.',
      anatomy: { parts: { Surface: '.state', Icon: '.icon', Title: '.title', Text: '.text', Step: '.action' } },
      pairs: [
        {
          do: [
            'It names the step that fills the list, and offers it.',
            () => (
              <EmptyState
                title="No favourites yet"
                text="Tap the heart on a game."
                action={<Button variant="secondary">Find games</Button>}
              />
            ),
          ],
          dont: ['"No data" ends the way.', () => <EmptyState title="No data" />],
        },
      ],
    },
  },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const TitleOnly: Story = { args: { icon: undefined, text: undefined, action: undefined } };
export const Burmese: Story = {
  args: { title: 'အနှစ်သက်ဆုံး မရှိသေးပါ', text: 'ဂိမ်းပေါ်ရှိ အသည်းပုံကို နှိပ်ပါ။', action: undefined },
  globals: { locale: 'my' },
};
