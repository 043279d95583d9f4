import { httpStatus, mockCall } from '@parlour/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { finished, joined, tournamentsHandlers, upcoming } from '../mocks/handlers';
import { asType, asVisitor, withTournaments } from '../mocks/players';
import { tournamentsWire } from '../wire';
import { TournamentScreen } from './TournamentScreen';

const { getTournament } = tournamentsWire;

const meta = {
  title: 'Features/Tournaments/TournamentScreen',
  component: TournamentScreen,
  parameters: { msw: tournamentsHandlers, path: '/m/tournaments/t1' },
  decorators: [withTournaments],
} satisfies Meta<typeof TournamentScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Filipino: Story = { globals: { locale: 'fil' } };
export const Burmese: Story = { globals: { locale: 'my' } };
export const Visitor: Story = { parameters: { player: asVisitor } };
export const Trial: Story = { parameters: { player: asType(4) } };
export const Loading: Story = {
  parameters: { msw: [mockCall(getTournament, () => new Promise<never>(() => undefined)), ...tournamentsHandlers] },
};
export const Failing: Story = { parameters: { msw: [mockCall(getTournament, () => httpStatus(503)), ...tournamentsHandlers] } };
export const Joined: Story = { parameters: { msw: [mockCall(getTournament, joined), ...tournamentsHandlers] } };
export const Upcoming: Story = { parameters: { msw: [mockCall(getTournament, upcoming), ...tournamentsHandlers] } };
export const Finished: Story = { parameters: { msw: [mockCall(getTournament, finished), ...tournamentsHandlers] } };
