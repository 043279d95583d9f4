import type { Meta, StoryObj } from '@storybook/react-vite';
import { uiStories } from './uiStories';

type PictureProps = { page: string; pair: number; side: 'do' | 'dont' };

/** A picture of a pair in a frame of its own, for the page of a component that covers the screen. */
function Picture({ page, pair, side }: PictureProps) {
  const [, Shown] = uiStories.get(page)?.default.parameters?.guide?.pairs?.[pair]?.[side] ?? [];
  return Shown && <Shown />;
}

/** No page, but what pages show. What is wrong in a picture is wrong on purpose. */
const meta = {
  title: 'Design system/Examples',
  component: Picture,
  args: { page: 'design-system-overlays-dialog--docs', pair: 0, side: 'do' },
  tags: ['!autodocs', '!dev'],
  parameters: { a11y: { test: 'off' } },
} satisfies Meta<typeof Picture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
