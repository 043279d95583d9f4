import type { Meta, StoryObj } from '@storybook/react-vite';
import { onMessagingStage } from '../mocks/onMessagingStage';
import { handlers } from '../mocks/handlers';
import { HelpFooter } from './HelpFooter';

const meta = {
  title: 'Messaging/HelpFooter',
  component: HelpFooter,
  parameters: { msw: handlers },
  decorators: [onMessagingStage],
} satisfies Meta<typeof HelpFooter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
