import type { Meta, StoryObj } from '@storybook/react-vite';
import { handlers } from '../mocks/handlers';
import { withGames } from '../mocks/withGames';
import { CategoryLinks } from './CategoryLinks';

const meta = {
  title: 'Features/Games/CategoryLinks',
  component: CategoryLinks,
  args: { label: 'Games' },
  parameters: { msw: handlers },
  decorators: [withGames],
} satisfies Meta<typeof CategoryLinks>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Burmese: Story = { globals: { locale: 'my' } };
