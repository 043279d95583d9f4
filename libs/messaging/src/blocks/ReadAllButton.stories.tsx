import type { Meta, StoryObj } from '@storybook/react-vite';
import { MessagingStage } from '../mocks/MessagingStage';
import { handlers } from '../mocks/handlers';
import { ReadAllButton } from './ReadAllButton';

const meta = {
  title: 'Messaging/ReadAllButton',
  component: ReadAllButton,
  parameters: { msw: handlers },
  decorators: [
    (Story, { globals }) => (
      <MessagingStage locale={globals.locale}>
        <Story />
      </MessagingStage>
    ),
  ],
} satisfies Meta<typeof ReadAllButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
