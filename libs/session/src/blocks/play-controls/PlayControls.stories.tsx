import { siteWire } from '@parlour/site/wire';
import { mockCall } from '@parlour/testing';
import { Notice } from '@parlour/ui/notice';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { withPause } from '../../mocks/withStoredPlay';
import { withSession } from '../../mocks/withSession';
import { handlers } from '../../mocks/handlers';
import { PlayControls } from './PlayControls';

const day = 24 * 3_600_000;

const meta = {
  title: 'Features/Session/PlayControls',
  component: PlayControls,
  parameters: { msw: handlers, bare: true },
  args: { limits: <Notice tone="info" title="The wallet’s limits stand here" /> },
  decorators: [withSession, withPause],
} satisfies Meta<typeof PlayControls>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Visitor: Story = { parameters: { isVisitor: true } };
export const ABreak: Story = { parameters: { path: '/m/playControls?tab=break' } };
export const AnExclusion: Story = { parameters: { path: '/m/playControls?tab=exclude' } };
export const Help: Story = { parameters: { path: '/m/playControls?tab=help' } };
export const OnBreak: Story = { parameters: { pause: { kind: 'break', until: Date.now() + day, isConfirmed: true } } };
export const ExcludedForGood: Story = { parameters: { pause: { kind: 'exclusion', until: null, isConfirmed: true } } };
export const NotConfirmed: Story = { parameters: { pause: { kind: 'break', until: Date.now() + day, isConfirmed: false } } };
export const OnThisDeviceOnly: Story = {
  parameters: {
    pause: { kind: 'break', until: Date.now() + day, isConfirmed: false },
    msw: [mockCall(siteWire.getStatus, { info: { whitelabel: { playLimits: false } } }), ...handlers],
  },
};
