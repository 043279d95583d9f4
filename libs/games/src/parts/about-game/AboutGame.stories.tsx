import { httpStatus, mockCall } from '@parlour/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { withGames } from '../../mocks/withGames';
import { imageHandler } from '../../mocks/imageHandler';
import { handlers } from '../../mocks/handlers';
import { discoveryWire } from '../../wire';
import { AboutGame } from './AboutGame';

const shared = [imageHandler, ...handlers];

const meta = {
  title: 'Features/Games/AboutGame',
  component: AboutGame,
  args: {
    game: { vendor: 'PALM', gameType: 'RNG', gameCode: 'ruby', nodeId: 'n1', name: 'Ruby Rush' },
    onClose: () => undefined,
  },
  parameters: { msw: shared },
  decorators: [withGames],
} satisfies Meta<typeof AboutGame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WhilePlaying: Story = { args: { isPlaying: true } };
export const Loading: Story = {
  parameters: { msw: [mockCall(discoveryWire.getGameDetail, () => new Promise(() => undefined)), ...shared] },
};
export const Failed: Story = { parameters: { msw: [mockCall(discoveryWire.getGameDetail, () => httpStatus(500)), ...shared] } };
export const Maintenance: Story = {
  parameters: { msw: [mockCall(discoveryWire.getGameDetail, { vendorName: 'Palm Play', maintenance: true }), ...shared] },
};
export const LongName: Story = {
  args: { game: { vendor: 'PALM', gameType: 'RNG', gameCode: 'ruby', nodeId: 'n1', name: 'ပတ္တမြား အမြန်ပြေး '.repeat(11) } },
  globals: { locale: 'my' },
};
