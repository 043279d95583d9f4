import { mockCall } from '@parlour/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { agentHandlers } from '../mocks/handlers';
import { withAgent } from '../mocks/players';
import { agentWire } from '../wire';
import { ContractAlert } from './ContractAlert';

const meta = {
  title: 'Features/Agent/ContractAlert',
  component: ContractAlert,
  parameters: { msw: agentHandlers },
  decorators: [withAgent],
} satisfies Meta<typeof ContractAlert>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OneContract: Story = {
  parameters: { msw: [mockCall(agentWire.getContractRequest, { dailysalreqtype: 'NEW' }), ...agentHandlers] },
};
export const Filipino: Story = { globals: { locale: 'fil' } };
export const Burmese: Story = { globals: { locale: 'my' } };
