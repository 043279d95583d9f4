import type { Meta, StoryObj } from '@storybook/react-vite';
import { SessionStage } from '../../mocks/SessionStage';
import { handlers } from '../../mocks/handlers';
import { LoginSheet } from './LoginScreen';

const meta = {
  title: 'Features/Session/LoginSheet',
  component: LoginSheet,
  args: { onClose: () => undefined },
  parameters: { msw: handlers },
  decorators: [
    (Story, { globals }) => (
      <SessionStage locale={globals.locale}>
        <Story />
      </SessionStage>
    ),
  ],
} satisfies Meta<typeof LoginSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
