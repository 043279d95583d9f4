import type { Meta, StoryObj } from '@storybook/react-vite';
import { withPlayedTime } from '../../mocks/withStoredPlay';
import { withSession } from '../../mocks/withSession';
import { handlers } from '../../mocks/handlers';
import { RealityCheck } from './RealityCheck';

const meta = {
  title: 'Features/Session/RealityCheck',
  component: RealityCheck,
  parameters: { msw: handlers, minutes: 62 },
  args: { playSessionId: 's1', symbol: '₱', net: '-350.00' },
  decorators: [withSession, withPlayedTime],
} satisfies Meta<typeof RealityCheck>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Won: Story = { args: { net: '1240.50' } };
export const NoResult: Story = { args: { net: undefined } };
export const NotDueYet: Story = { parameters: { minutes: 12 } };
