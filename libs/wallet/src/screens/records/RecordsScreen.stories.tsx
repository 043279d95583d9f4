import { StoryStage, httpStatus, mockCall } from '@parlour/testing';
import { siteWire } from '@parlour/site/wire';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { walletFeature } from '../../feature';
import { betTotals, lotteryBet } from '../../mocks/bets';
import { handlers, page } from '../../mocks/handlers';
import { asMember } from '../../mocks/players';
import { recordsWire, walletWire } from '../../wire';
import { RecordsScreen } from './RecordsScreen';

type RecordsProps = { path?: string };

function Records(_: RecordsProps) {
  return <RecordsScreen />;
}

const meta = {
  title: 'Features/Wallet/Records',
  component: Records,
  args: { path: '/' },
  parameters: { msw: handlers },
  decorators: [
    (Story, { globals, args }) => (
      <StoryStage
        key={globals.locale}
        with={[walletFeature, ...asMember.with]}
        events={asMember.events}
        locale={globals.locale}
        path={args.path ?? '/'}
      >
        <Story />
      </StoryStage>
    ),
  ],
} satisfies Meta<typeof Records>;

export default meta;
type Story = StoryObj<typeof meta>;

const nothing = { ...page([], 1, 0), totals: { ...betTotals, count: 0 } };

export const Default: Story = {};
export const Money: Story = { args: { path: '/?tab=money' } };
export const Profit: Story = { args: { path: '/?tab=profit' } };
export const Empty: Story = { parameters: { msw: [mockCall(walletWire.getBets, nothing), ...handlers] } };
export const Failing: Story = {
  args: { path: '/?tab=profit' },
  parameters: { msw: [mockCall(recordsWire.getDailyReport, httpStatus(500)), ...handlers] },
};
export const Restricted: Story = {
  parameters: { msw: [mockCall(siteWire.getStatus, { info: { whitelabel: { TRANSBETREPMEM3: false } } }), ...handlers] },
};
export const LotteryBet: Story = {
  args: { path: '/?bet=B-2611-000777' },
  parameters: { msw: [mockCall(walletWire.getBet, () => lotteryBet(Date.now())), ...handlers] },
};
export const Burmese: Story = { args: { path: '/?tab=money' }, globals: { locale: 'my' } };
