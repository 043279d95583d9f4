import type { Meta, StoryObj } from '@storybook/react-vite';
import { withSession } from '../../mocks/withSession';
import { handlers } from '../../mocks/handlers';
import { LoginSheet } from './LoginScreen';

const meta = {
  title: 'Features/Session/LoginSheet',
  component: LoginSheet,
  args: { onClose: () => undefined },
  parameters: { msw: handlers, isVisitor: true },
  decorators: [withSession],
} satisfies Meta<typeof LoginSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
