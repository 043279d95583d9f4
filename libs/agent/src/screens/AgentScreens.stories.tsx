import { StoryStage, refuse, mockCall } from '@parlour/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { agentFeature } from '../feature';
import { agentHandlers } from '../mocks/handlers';
import { asType } from '../mocks/players';
import { downlinePage } from '../mocks/team';
import { teamHandlers } from '../mocks/teamHandlers';
import { teamWire } from '../wire/team';
import { AgentHomeScreen } from './AgentHomeScreen';
import { FiguresScreen } from './FiguresScreen';
import { LinkScreen } from './LinkScreen';
import { RebatesScreen } from './RebatesScreen';
import { TeamScreen } from './TeamScreen';
import { TransferScreen } from './TransferScreen';

const agent = asType(1);

type ScreenProps = { screen: ComponentType; path?: string };

function Shown({ screen: Screen }: ScreenProps) {
  return <Screen />;
}

const meta = {
  title: 'Data/AgentScreens',
  component: Shown,
  args: { screen: AgentHomeScreen },
  parameters: { msw: [...agentHandlers, ...teamHandlers] },
  decorators: [
    (Story, { globals, args }) => (
      <StoryStage
        key={globals.locale}
        with={[agentFeature, ...agent.with]}
        events={agent.events}
        locale={globals.locale}
        path={args.path ?? '/'}
      >
        <Story />
      </StoryStage>
    ),
  ],
} satisfies Meta<typeof Shown>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Figures: Story = { args: { screen: FiguresScreen, path: '/?range=7d' } };
export const Team: Story = { args: { screen: TeamScreen } };
export const OneLevelDown: Story = { args: { screen: TeamScreen, path: '/?of=m-carlo' } };
export const NobodyBelow: Story = {
  args: { screen: TeamScreen },
  parameters: { msw: [mockCall(teamWire.getDownlines, downlinePage([])), ...agentHandlers, ...teamHandlers] },
};
export const NotInTeam: Story = {
  args: { screen: TeamScreen, path: '/?of=m-maria' },
  parameters: { msw: [mockCall(teamWire.getDownlines, () => refuse('NOT_DOWNLINE')), ...agentHandlers, ...teamHandlers] },
};
export const Rebates: Story = { args: { screen: RebatesScreen } };
export const Transfer: Story = { args: { screen: TransferScreen, path: '/?to=m-carlo' } };
export const Sent: Story = { args: { screen: TransferScreen, path: '/?tab=report&range=7d' } };
export const OwnLink: Story = { args: { screen: LinkScreen } };
export const Burmese: Story = { args: { screen: FiguresScreen, path: '/?range=7d' }, globals: { locale: 'my' } };
