import type { Meta, StoryObj } from '@storybook/react-vite';
import { withAgent } from '../mocks/players';
import { AgentModal } from './AgentModal';

const meta = {
  title: 'Features/Agent/AgentModal',
  component: AgentModal,
  args: { onClose: () => undefined },
  decorators: [withAgent],
} satisfies Meta<typeof AgentModal>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Filipino: Story = { globals: { locale: 'fil' } };
export const Burmese: Story = { globals: { locale: 'my' } };
