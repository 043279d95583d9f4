import type { Meta, StoryObj } from '@storybook/react-vite';
import { withSession } from '../../mocks/withSession';
import { handlers } from '../../mocks/handlers';
import { RegisterSheet } from './RegisterScreen';

const meta = {
  title: 'Features/Session/RegisterSheet',
  component: RegisterSheet,
  args: { onClose: () => undefined },
  parameters: { msw: handlers, isVisitor: true },
  decorators: [withSession],
} satisfies Meta<typeof RegisterSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
