import { httpStatus, mockCall } from '@parlour/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { GamesStage } from '../mocks/GamesStage';
import { artHandler } from '../mocks/artHandler';
import { handlers } from '../mocks/handlers';
import { gamesWire } from '../wire';
import { CategorySection } from './CategorySection';

const shared = [artHandler, ...handlers];

const meta = {
  title: 'Data/CategorySection',
  component: CategorySection,
  args: { category: 'RNG' },
  parameters: { msw: shared },
  decorators: [
    (Story, { globals }) => (
      <GamesStage locale={globals.locale}>
        <Story />
      </GamesStage>
    ),
  ],
} satisfies Meta<typeof CategorySection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Loading: Story = { parameters: { msw: [mockCall(gamesWire.getGames, () => new Promise(() => undefined)), ...shared] } };
export const Failed: Story = { parameters: { msw: [mockCall(gamesWire.getGames, () => httpStatus(500)), ...shared] } };
export const Filipino: Story = { args: { category: 'FISH' }, globals: { locale: 'fil' } };
