import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconButton } from '../button';
import { AppBar } from './AppBar';

const meta = {
  title: 'Design system/Navigation/AppBar',
  tags: ['stable'],
  component: AppBar,
  args: { start: <IconButton icon="back" label="Back" />, title: 'Deposit' },
  parameters: {
    bare: true,
    guide: {
      use: 'For the top of a screen: its name and the back button.',
      do: ["Keep the title equal to the document's title."],
      dont: ['Do not put more than two actions at its end.'],
      words: 'The name of the screen, in one or two words.',
      accessibility: "The title is the screen's main heading.",
      anatomy: { story: 'WithAction', parts: { Bar: '.bar', Start: '.start', Title: '.title', End: '.end', Button: '.iconButton' } },
      pairs: [
        {
          do: [
            'The name of the screen and one action.',
            () => <AppBar start={<IconButton icon="back" label="Back" />} title="Deposit" end={<IconButton icon="help" label="Help" />} />,
          ],
          dont: [
            'Many actions crowd the name out.',
            () => (
              <AppBar
                title="Deposit"
                end={(['help', 'filter', 'refresh', 'plus'] as const).map((icon) => (
                  <IconButton key={icon} icon={icon} label={icon} />
                ))}
              />
            ),
          ],
        },
      ],
    },
  },
} satisfies Meta<typeof AppBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithAction: Story = { args: { end: <IconButton icon="help" label="Help" /> } };
export const LongTitle: Story = {
  args: { title: 'Mga account para sa withdrawal at deposito', end: <IconButton icon="plus" label="Add" /> },
};
export const Burmese: Story = { args: { title: 'ငွေသွင်းခြင်း' }, globals: { locale: 'my' } };
