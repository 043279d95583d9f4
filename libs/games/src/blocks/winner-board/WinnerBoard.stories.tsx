import { httpStatus, mockCall } from '@parlour/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { withGames } from '../../mocks/withGames';
import { imageHandler } from '../../mocks/imageHandler';
import { buildWinner } from '../../mocks/gameBuilders';
import { handlers } from '../../mocks/handlers';
import { gamesWire } from '../../wire';
import { WinnerBoard } from './WinnerBoard';

const shared = [imageHandler, ...handlers];
const three = [1, 2, 3].map((place) => buildWinner({ nodeId: `w${place}` }));

const meta = {
  title: 'Features/Games/WinnerBoard',
  component: WinnerBoard,
  args: { symbol: '₱' },
  parameters: { msw: shared },
  decorators: [withGames],
} satisfies Meta<typeof WinnerBoard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const ThreeStandStill: Story = { parameters: { msw: [mockCall(gamesWire.getWinners, { list: three }), ...shared] } };
export const Loading: Story = { parameters: { msw: [mockCall(gamesWire.getWinners, () => new Promise(() => undefined)), ...shared] } };
export const Failed: Story = { parameters: { msw: [mockCall(gamesWire.getWinners, () => httpStatus(500)), ...shared] } };
export const Kyat: Story = { args: { symbol: 'Ks' }, globals: { locale: 'my' } };
