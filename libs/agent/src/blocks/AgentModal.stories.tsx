import { StoryStage } from '@parlour/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { agentFeature } from '../feature';
import { asType } from '../mocks/players';
import { AgentModal } from './AgentModal';

const agent = asType(1);

const meta = {
  title: 'Feedback/AgentModal',
  component: AgentModal,
  args: { onClose: () => undefined },
  decorators: [
    (Story, { globals }) => (
      <StoryStage key={globals.locale} with={[agentFeature, ...agent.with]} events={agent.events} locale={globals.locale}>
        <Story />
      </StoryStage>
    ),
  ],
} satisfies Meta<typeof AgentModal>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Burmese: Story = { globals: { locale: 'my' } };
