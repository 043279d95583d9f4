import { httpStatus, mockCall } from '@parlour/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { withGames } from '../mocks/withGames';
import { imageHandler } from '../mocks/imageHandler';
import { handlers } from '../mocks/handlers';
import { gamesWire } from '../wire';
import { CategorySection } from './CategorySection';

const shared = [imageHandler, ...handlers];

const meta = {
  title: 'Data/CategorySection',
  component: CategorySection,
  args: { category: 'RNG' },
  parameters: { msw: shared },
  decorators: [withGames],
} satisfies Meta<typeof CategorySection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Loading: Story = { parameters: { msw: [mockCall(gamesWire.getGames, () => new Promise(() => undefined)), ...shared] } };
export const Failed: Story = { parameters: { msw: [mockCall(gamesWire.getGames, () => httpStatus(500)), ...shared] } };
export const Filipino: Story = { args: { category: 'FISH' }, globals: { locale: 'fil' } };
