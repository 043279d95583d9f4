import type { Meta, StoryObj } from '@storybook/react-vite';
import { withSession } from '../../mocks/withSession';
import { handlers } from '../../mocks/handlers';
import { SessionDialogs } from './SessionDialogs';

const meta = {
  title: 'Features/Session/SessionDialogs',
  component: SessionDialogs,
  parameters: { msw: handlers, isLeaving: true },
  decorators: [withSession],
} satisfies Meta<typeof SessionDialogs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
