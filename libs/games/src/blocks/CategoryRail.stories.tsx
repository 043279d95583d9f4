import { mockCall } from '@parlour/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { withGames } from '../mocks/withGames';
import { handlers } from '../mocks/handlers';
import { gamesWire } from '../wire';
import { CategoryRail } from './CategoryRail';

const meta = {
  title: 'Features/Games/CategoryRail',
  component: CategoryRail,
  parameters: { msw: handlers },
  decorators: [withGames],
} satisfies Meta<typeof CategoryRail>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Loading: Story = { parameters: { msw: [mockCall(gamesWire.getVendors, () => new Promise(() => undefined)), ...handlers] } };
export const Burmese: Story = { globals: { locale: 'my' } };
