import type { SearchEntry } from '@parlour/kernel/feature';
import { connectionLost, mockCall } from '@parlour/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { buildGame, buildPage } from '../../mocks/gameBuilders';
import { handlers } from '../../mocks/handlers';
import { imageHandler } from '../../mocks/imageHandler';
import { withGames } from '../../mocks/withGames';
import { gamesWire } from '../../wire';
import { SearchSheet } from './SearchSheet';

const entries: SearchEntry[] = [
  { kind: 'page', title: 'Withdraw', words: ['cash out', 'ငွေထုတ်'], icon: 'banknote', to: '/m/withdraw' },
  { kind: 'page', title: 'Withdrawal accounts', words: ['bank account'], icon: 'credit-card', to: '/m/withdraw/accounts' },
  { kind: 'help', title: 'How long does a withdrawal take?', icon: 'help', to: '/m/help?i=1' },
  { kind: 'help', title: 'Why was my withdrawal rejected?', icon: 'help', to: '/m/help?i=2' },
  {
    kind: 'promotion',
    title: 'Free withdrawals this weekend',
    icon: 'gift',
    image: 'art/promotions/weekend',
    to: '/m/activityDetail?id=1',
  },
];
const names = ['Speed Baccarat', 'Baccarat Zero', 'Squeeze Baccarat', 'Baccarat Dragon', 'Lotus Baccarat'];
const tables = names.map((gameName, place) => buildGame({ nodeId: `b${place}`, gameName, displayName: 'Salon Live', gameType: 'LIVE' }));
const trending = ['Golden Dragon', 'Lucky Seven', 'Tiger Temple', 'Gem Rush', 'Phoenix Rise', 'Shark Bay'].map((gameName, place) =>
  buildGame({ nodeId: `h${place}`, gameName, displayName: 'Palm Play' }),
);
const shared = [imageHandler, mockCall(gamesWire.getHotGames, buildPage(trending)), ...handlers];
const answer = (reply: Parameters<typeof mockCall<typeof gamesWire.getGames>>[1]) => [mockCall(gamesWire.getGames, reply), ...shared];

const meta = {
  title: 'Features/Games/SearchSheet',
  component: SearchSheet,
  args: { entries, onClose: () => undefined },
  parameters: { msw: shared },
  decorators: [withGames],
} satisfies Meta<typeof SearchSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

function typing(text: string): Story['play'] {
  return async ({ canvasElement, userEvent }) => {
    const field = await within(canvasElement.ownerDocument.body).findByRole('textbox');
    await userEvent.type(field, text);
  };
}

/** Before typing: trending games, providers, categories. */
export const Default: Story = {};
export const RecentSearches: Story = {
  beforeEach: () => {
    localStorage.setItem('games.searches', JSON.stringify(['baccarat', 'dragon', 'cash out']));
    return () => localStorage.removeItem('games.searches');
  },
};
export const Found: Story = { play: typing('Game{Enter}') };
/** The gateway has not answered yet. The results from the phone are there. */
export const Typing: Story = {
  play: typing('withdraw'),
  parameters: { msw: answer(() => new Promise<never>(() => undefined)) },
};
export const Pages: Story = { play: typing('withdraw{Enter}'), parameters: { msw: answer(buildPage([])) } };
export const Suggestion: Story = {
  play: typing('bacarat{Enter}'),
  parameters: { msw: answer({ ...buildPage(tables), suggestion: 'Baccarat' }) },
};
export const Provider: Story = { play: typing('salon{Enter}'), parameters: { msw: answer(buildPage(tables)) } };
export const NothingFound: Story = { play: typing('zzzz{Enter}'), parameters: { msw: answer(buildPage([])) } };
export const Offline: Story = { play: typing('dragon{Enter}'), parameters: { msw: answer(() => connectionLost()) } };
export const Filipino: Story = { ...Suggestion, globals: { locale: 'fil' } };
export const Burmese: Story = { globals: { locale: 'my' } };
export const BurmeseNothingFound: Story = { ...NothingFound, globals: { locale: 'my' } };
export const BurmeseOffline: Story = { ...Offline, globals: { locale: 'my' } };
