import { mockCall } from '@parlour/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { withGames } from '../mocks/withGames';
import { imageHandler } from '../mocks/imageHandler';
import { buildGames, buildPage } from '../mocks/gameBuilders';
import { handlers } from '../mocks/handlers';
import { gamesWire } from '../wire';
import { GameRow } from './GameRow';

const shared = [imageHandler, ...handlers];

const meta = {
  title: 'Features/Games/GameRow',
  component: GameRow,
  args: { vendor: 'PALM', category: 'RNG', title: 'More from Palm Play' },
  parameters: { msw: shared },
  decorators: [withGames],
} satisfies Meta<typeof GameRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const EveryVendor: Story = { args: { vendor: undefined, title: 'Games that count' } };
export const Burmese: Story = { args: { title: 'Palm Play ၏ အခြားဂိမ်းများ' }, globals: { locale: 'my' } };
export const SixGames: Story = { parameters: { msw: [mockCall(gamesWire.getGames, buildPage(buildGames(6))), ...shared] } };
