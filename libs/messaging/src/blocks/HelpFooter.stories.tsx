import type { Meta, StoryObj } from '@storybook/react-vite';
import { MessagingStage } from '../mocks/MessagingStage';
import { handlers } from '../mocks/handlers';
import { HelpFooter } from './HelpFooter';

const meta = {
  title: 'Messaging/HelpFooter',
  component: HelpFooter,
  parameters: { msw: handlers },
  decorators: [
    (Story, { globals }) => (
      <MessagingStage locale={globals.locale}>
        <Story />
      </MessagingStage>
    ),
  ],
} satisfies Meta<typeof HelpFooter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
