import { mockCall } from '@parlour/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { GamesStage } from '../mocks/GamesStage';
import { handlers } from '../mocks/handlers';
import { gamesWire } from '../wire';
import { CategoryRail } from './CategoryRail';

const meta = {
  title: 'Navigation/CategoryRail',
  component: CategoryRail,
  parameters: { msw: handlers },
  decorators: [
    (Story, { globals }) => (
      <GamesStage locale={globals.locale}>
        <Story />
      </GamesStage>
    ),
  ],
} satisfies Meta<typeof CategoryRail>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Current: Story = { args: { current: 'SPORTS' } };
export const Loading: Story = { parameters: { msw: [mockCall(gamesWire.getVendors, () => new Promise(() => undefined)), ...handlers] } };
export const Burmese: Story = { globals: { locale: 'my' } };
