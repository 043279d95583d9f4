import { playControlsWire } from '@parlour/player/wire';
import { mockCall } from '@parlour/testing';
import { Notice } from '@parlour/ui/notice';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { withPause } from '../mocks/withStoredPlay';
import { withSession } from '../mocks/withSession';
import { handlers } from '../mocks/handlers';
import { PlayGate } from './PlayGate';

const hour = 3_600_000;
const reached = (kind: 'loss' | 'wager' | 'time') => ({
  msw: [
    mockCall(playControlsWire.getPlayState, { pause: null, reached: { kind, period: 'day', resetsAt: Date.now() + 5 * hour } }),
    ...handlers,
  ],
});

const meta = {
  title: 'Features/Session/PlayGate',
  component: PlayGate,
  parameters: { msw: handlers, bare: true },
  args: { children: <Notice tone="success" title="The game stands here" /> },
  decorators: [withSession, withPause],
} satisfies Meta<typeof PlayGate>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OnBreak: Story = { parameters: { pause: { kind: 'break', until: Date.now() + 24 * hour, isConfirmed: true } } };
export const ExcludedForGood: Story = { parameters: { pause: { kind: 'exclusion', until: null, isConfirmed: true } } };
export const LossLimitReached: Story = { parameters: reached('loss') };
export const BettingLimitReached: Story = { parameters: reached('wager') };
export const TimeLimitReached: Story = { parameters: reached('time') };
