import type { Meta, StoryObj } from '@storybook/react-vite';
import { inside, withApps, withInstall } from '../mocks/withInstall';
import { DownloadBar } from './DownloadBar';

const meta = {
  title: 'Features/Install/DownloadBar',
  component: DownloadBar,
  parameters: { msw: withApps, bare: true },
  decorators: [withInstall],
  ...inside('android'),
} satisfies Meta<typeof DownloadBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Opens the sheet that the pop-up on home also shows. */
const open: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.click((await canvas.findAllByRole('button')).at(-1) ?? document.body);
};

export const Default: Story = {};
export const Burmese: Story = { globals: { locale: 'my' } };
export const Ways: Story = { play: open };
export const WaysOfIphone: Story = { ...inside('safari'), play: open };
