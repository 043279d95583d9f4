import { siteWire } from '@parlour/site/wire';
import { playControlsWire, playerWire } from '@parlour/player/wire';
import { mockCall } from '@parlour/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { withSession } from '../../mocks/withSession';
import { handlers } from '../../mocks/handlers';
import { FirstSteps } from './FirstSteps';

const newMember = mockCall(playerWire.getMemberInfo, { id: 'm1', type: 0, account: 'maria2026', joinedAt: Date.now() - 3_600_000 });
const flags = mockCall(siteWire.getStatus, { info: { whitelabel: { playLimits: '1' } } });
const playState = mockCall(playControlsWire.getPlayState, { pause: null, reached: null, hasLimit: false });

const meta = {
  title: 'Features/Session/FirstSteps',
  component: FirstSteps,
  args: { isGiftClaimed: false, gift: '₱20', hasDeposited: false },
  parameters: { msw: [newMember, flags, playState, ...handlers] },
  decorators: [withSession],
} satisfies Meta<typeof FirstSteps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const GiftClaimed: Story = { args: { isGiftClaimed: true } };
/** The site has no gift. */
export const TwoSteps: Story = { args: { isGiftClaimed: null } };
export const Filipino: Story = { globals: { locale: 'fil' } };
export const Burmese: Story = { args: { isGiftClaimed: true }, globals: { locale: 'my' } };
