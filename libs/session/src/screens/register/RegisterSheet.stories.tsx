import type { Meta, StoryObj } from '@storybook/react-vite';
import { SessionStage } from '../../mocks/SessionStage';
import { handlers } from '../../mocks/handlers';
import { RegisterSheet } from './RegisterScreen';

const meta = {
  title: 'Features/Session/RegisterSheet',
  component: RegisterSheet,
  args: { onClose: () => undefined },
  parameters: { msw: handlers },
  decorators: [
    (Story, { globals }) => (
      <SessionStage locale={globals.locale}>
        <Story />
      </SessionStage>
    ),
  ],
} satisfies Meta<typeof RegisterSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
