import type { Meta, StoryObj } from '@storybook/react-vite';
import { SessionStage } from '../../mocks/SessionStage';
import { handlers } from '../../mocks/handlers';
import { SessionDialogs } from './SessionDialogs';

const meta = {
  title: 'Features/Session/SessionDialogs',
  component: SessionDialogs,
  parameters: { msw: handlers },
  decorators: [
    (Story, { globals }) => (
      <SessionStage locale={globals.locale} type={0} isLeaving>
        <Story />
      </SessionStage>
    ),
  ],
} satisfies Meta<typeof SessionDialogs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
