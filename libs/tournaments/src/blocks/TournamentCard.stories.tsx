import { mockCall } from '@parlour/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { joined, tournamentsHandlers } from '../mocks/handlers';
import { asVisitor, withTournaments } from '../mocks/players';
import { tournamentsWire } from '../wire';
import { TournamentCard } from './TournamentCard';

const meta = {
  title: 'Features/Tournaments/TournamentCard',
  component: TournamentCard,
  parameters: { msw: tournamentsHandlers },
  decorators: [withTournaments],
} satisfies Meta<typeof TournamentCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Filipino: Story = { globals: { locale: 'fil' } };
export const Burmese: Story = { globals: { locale: 'my' } };
export const Visitor: Story = { parameters: { player: asVisitor } };
export const Joined: Story = { parameters: { msw: [mockCall(tournamentsWire.getTournaments, [joined]), ...tournamentsHandlers] } };
/** In the sheet of a game: one in which the game counts. */
export const OfGame: Story = { args: { game: { gameType: 'RNG', vendor: 'PALM' } } };
