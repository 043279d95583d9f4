import { httpStatus, mockCall } from '@parlour/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { tournamentsHandlers } from '../mocks/handlers';
import { asType, asVisitor, withTournaments } from '../mocks/players';
import { tournamentsWire } from '../wire';
import { TournamentsScreen } from './TournamentsScreen';

const { getTournaments } = tournamentsWire;

const meta = {
  title: 'Features/Tournaments/TournamentsScreen',
  component: TournamentsScreen,
  parameters: { msw: tournamentsHandlers, path: '/m/tournaments' },
  decorators: [withTournaments],
} satisfies Meta<typeof TournamentsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Filipino: Story = { globals: { locale: 'fil' } };
export const Burmese: Story = { globals: { locale: 'my' } };
export const Visitor: Story = { parameters: { player: asVisitor } };
export const Trial: Story = { parameters: { player: asType(4) } };
export const Loading: Story = {
  parameters: { msw: [mockCall(getTournaments, () => new Promise<never>(() => undefined)), ...tournamentsHandlers] },
};
export const Failing: Story = { parameters: { msw: [mockCall(getTournaments, () => httpStatus(503)), ...tournamentsHandlers] } };
export const Empty: Story = { parameters: { msw: [mockCall(getTournaments, []), ...tournamentsHandlers] } };
