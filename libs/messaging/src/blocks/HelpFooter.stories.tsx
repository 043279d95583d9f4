import type { Meta, StoryObj } from '@storybook/react-vite';
import { withMessaging } from '../mocks/players';
import { handlers } from '../mocks/handlers';
import { HelpFooter } from './HelpFooter';

const meta = {
  title: 'Features/Messaging/HelpFooter',
  component: HelpFooter,
  parameters: { msw: handlers },
  decorators: [withMessaging],
} satisfies Meta<typeof HelpFooter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
