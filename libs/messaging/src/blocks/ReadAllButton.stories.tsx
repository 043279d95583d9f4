import type { Meta, StoryObj } from '@storybook/react-vite';
import { withMessaging } from '../mocks/players';
import { handlers } from '../mocks/handlers';
import { ReadAllButton } from './ReadAllButton';

const meta = {
  title: 'Features/Messaging/ReadAllButton',
  component: ReadAllButton,
  parameters: { msw: handlers },
  decorators: [withMessaging],
} satisfies Meta<typeof ReadAllButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
