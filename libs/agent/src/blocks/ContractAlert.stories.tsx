import { mockCall, StoryStage } from '@parlour/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { agentFeature } from '../feature';
import { agentHandlers } from '../mocks/handlers';
import { asType } from '../mocks/players';
import { agentWire } from '../wire';
import { ContractAlert } from './ContractAlert';

const agent = asType(1);

const meta = {
  title: 'Feedback/ContractAlert',
  component: ContractAlert,
  parameters: { msw: agentHandlers },
  decorators: [
    (Story, { globals }) => (
      <StoryStage key={globals.locale} with={[agentFeature, ...agent.with]} events={agent.events} locale={globals.locale}>
        <Story />
      </StoryStage>
    ),
  ],
} satisfies Meta<typeof ContractAlert>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OneContract: Story = {
  parameters: { msw: [mockCall(agentWire.getContractRequest, { dailysalreqtype: 'NEW' }), ...agentHandlers] },
};
export const Burmese: Story = { globals: { locale: 'my' } };
