import { httpStatus, mockCall } from '@parlour/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { withGames } from '../mocks/withGames';
import { imageHandler } from '../mocks/imageHandler';
import { buildGame, buildPage } from '../mocks/gameBuilders';
import { handlers } from '../mocks/handlers';
import { gamesWire } from '../wire';
import { HotGames } from './HotGames';

const longNames = ['Crown of Luzon and the Seven Golden Carps of the Deep', 'ပတ္တမြား အမြန်ပြေး ကြယ်နီလေး', 'מלך המעמקים', 'A'.repeat(200)];
const shared = [imageHandler, ...handlers];

const meta = {
  title: 'Features/Games/HotGames',
  component: HotGames,
  parameters: { msw: shared },
  decorators: [withGames],
} satisfies Meta<typeof HotGames>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Loading: Story = { parameters: { msw: [mockCall(gamesWire.getHotGames, () => new Promise(() => undefined)), ...shared] } };
export const Failed: Story = { parameters: { msw: [mockCall(gamesWire.getHotGames, () => httpStatus(500)), ...shared] } };
export const LongNames: Story = {
  parameters: {
    msw: [
      mockCall(gamesWire.getHotGames, buildPage(longNames.map((gameName, index) => buildGame({ nodeId: `long-${index}`, gameName })))),
      ...shared,
    ],
  },
};
export const Burmese: Story = { globals: { locale: 'my' } };
