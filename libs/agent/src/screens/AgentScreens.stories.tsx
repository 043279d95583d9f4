import { connectionLost, httpStatus, mockCall, refuse } from '@parlour/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { teamHandlers, agentHandlers } from '../mocks/handlers';
import { withAgent } from '../mocks/players';
import { carloRebates, downline, downlinePage, incomePage, kpi, overview } from '../mocks/team';
import { teamWire } from '../wire/team';
import { AgentHomeScreen } from './AgentHomeScreen';
import { FiguresScreen } from './FiguresScreen';
import { LinkScreen } from './LinkScreen';
import { RebatesScreen } from './RebatesScreen';
import { TeamScreen } from './TeamScreen';

type ScreenProps = { screen: ComponentType };

function Shown({ screen: Screen }: ScreenProps) {
  return <Screen />;
}

const handlers = [...agentHandlers, ...teamHandlers];

const meta = {
  title: 'Features/Agent/AgentScreens',
  component: Shown,
  args: { screen: AgentHomeScreen },
  parameters: { msw: handlers },
  decorators: [withAgent],
} satisfies Meta<typeof Shown>;

export default meta;
type Story = StoryObj<typeof meta>;

const never = () => new Promise<never>(() => undefined);
const fails = () => httpStatus(503);
const nothing = { bets: '0.00', netLoss: '0.00', deposits: '0.00', withdrawals: '0.00' };
const much = { bets: '98765432109.55', netLoss: '-12345678901.25', deposits: '45678901234.00', withdrawals: '34567890123.75' };
const name = 'Maria Corazon Evangelista de la Cruz-Villanueva';
const home = (mock: (typeof handlers)[number]): Story => ({ parameters: { msw: [mock, ...handlers] } });
const figures = (...mocks: typeof handlers): Story => ({
  args: { screen: FiguresScreen },
  parameters: { path: '/?range=7d', msw: [...mocks, ...handlers] },
});
const team = (mock: (typeof handlers)[number], path = '/'): Story => ({
  args: { screen: TeamScreen },
  parameters: { path, msw: [mock, ...handlers] },
});
const rebates = (...mocks: typeof handlers): Story => ({
  args: { screen: RebatesScreen },
  parameters: { msw: [...mocks, ...handlers] },
});
const link = (...mocks: typeof handlers): Story => ({ args: { screen: LinkScreen }, parameters: { msw: [...mocks, ...handlers] } });

export const Default: Story = {};
export const HomeWithoutContracts: Story = { parameters: { type: 41 } };
export const HomeLoading: Story = home(mockCall(teamWire.getOverview, never));
export const HomeFailing: Story = home(mockCall(teamWire.getOverview, fails));
export const HomeWithoutDownlines: Story = home(
  mockCall(teamWire.getOverview, {
    ...overview,
    upline: null,
    members: { direct: 0, total: 0, agents: 0 },
    today: { ...overview.today, ...nothing, payouts: '0.00', income: '0.00', activeMembers: 0, newMembers: 0 },
    announcements: [],
  }),
);
export const HomeLongFigures: Story = home(
  mockCall(teamWire.getOverview, {
    ...overview,
    upline: name,
    members: { direct: 4999, total: 123_456, agents: 321 },
    today: { ...overview.today, ...much },
  }),
);

export const Figures: Story = figures();
export const FiguresLoading: Story = figures(mockCall(teamWire.getKpi, never), mockCall(teamWire.getIncome, never));
export const FiguresFailing: Story = figures(mockCall(teamWire.getKpi, fails), mockCall(teamWire.getIncome, fails));
export const FiguresEmpty: Story = figures(
  mockCall(teamWire.getKpi, {
    ...kpi,
    totals: { ...kpi.totals, ...nothing, payouts: '0.00', activeMembers: 0, newMembers: 0 },
    income: { salary: '0.00', dividend: '0.00', hourly: '0.00', rebate: '0.00', total: '0.00' },
    days: kpi.days.map(({ day }) => ({ day, ...nothing })),
  }),
  mockCall(teamWire.getIncome, { ...incomePage, content: [] }),
);
export const LongFigures: Story = figures(
  mockCall(teamWire.getKpi, { ...kpi, totals: { ...kpi.totals, ...much }, days: kpi.days.map(({ day }) => ({ day, ...much })) }),
);

export const Team: Story = { args: { screen: TeamScreen } };
export const TeamLoading: Story = team(mockCall(teamWire.getDownlines, never));
export const TeamOffline: Story = team(mockCall(teamWire.getDownlines, () => connectionLost()));
export const OneLevelDown: Story = { args: { screen: TeamScreen }, parameters: { path: '/?of=m-carlo' } };
export const NoDownlines: Story = team(mockCall(teamWire.getDownlines, downlinePage([])));
export const NoSearchResults: Story = team(mockCall(teamWire.getDownlines, downlinePage([])), '/?q=xyz');
export const NotInTeam: Story = team(
  mockCall(teamWire.getDownlines, () => refuse('NOT_DOWNLINE')),
  '/?of=m-maria',
);
export const LargeTeam: Story = team(
  mockCall(
    teamWire.getDownlines,
    downlinePage(
      Array.from({ length: 25 }, (_, index) => downline({ memberId: `m-${index}`, name, username: 'x'.repeat(40), ...much })),
      { totalPages: 200, count: 5000, totals: { ...much, members: 123_456 }, trail: [{ memberId: 'm-carlo', name }] },
    ),
  ),
  '/?of=m-carlo',
);

export const Rebates: Story = rebates();
export const RebatesLoading: Story = rebates(mockCall(teamWire.getRebates, never));
export const RebatesFailing: Story = rebates(mockCall(teamWire.getRebates, fails));
export const RebatesWithoutDownlines: Story = rebates(mockCall(teamWire.getRebates, { content: [], pageNum: 1, totalPages: 0, own: [] }));
export const EditingRebate: Story = {
  ...rebates(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: new RegExp(carloRebates.name) }));
    await userEvent.clear(await canvas.findByLabelText('Slots'));
    await userEvent.type(canvas.getByLabelText('Slots'), '1.01');
  },
};

export const OwnLink: Story = link();
export const NoLink: Story = link(mockCall(teamWire.getOverview, { ...overview, code: null }));
export const LinkLoading: Story = link(mockCall(teamWire.getOverview, never));
export const LinkFailing: Story = link(mockCall(teamWire.getOverview, fails));

export const Filipino: Story = { ...Figures, globals: { locale: 'fil' } };
export const Burmese: Story = { ...Figures, globals: { locale: 'my' } };
export const TeamBurmese: Story = { ...Team, globals: { locale: 'my' } };
