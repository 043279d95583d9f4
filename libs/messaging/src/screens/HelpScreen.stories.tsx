import { httpStatus, mockCall } from '@parlour/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { withMessaging } from '../mocks/players';
import { handlers } from '../mocks/handlers';
import { messagingWire } from '../wire';
import { HelpScreen } from './HelpScreen';

const meta = {
  title: 'Features/Messaging/HelpScreen',
  component: HelpScreen,
  parameters: { msw: handlers },
  decorators: [withMessaging],
} satisfies Meta<typeof HelpScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Loading: Story = {
  parameters: { msw: [mockCall(messagingWire.getHelp, () => new Promise<never>(() => undefined)), ...handlers] },
};
export const Failing: Story = { parameters: { msw: [mockCall(messagingWire.getHelp, () => httpStatus(503)), ...handlers] } };
export const Empty: Story = { parameters: { msw: [mockCall(messagingWire.getHelp, []), ...handlers] } };
export const Burmese: Story = { globals: { locale: 'my' } };
export const Topic: Story = { parameters: { path: '/m/help?i=1' } };
export const TopicRemoved: Story = { parameters: { path: '/m/help?i=99' } };
export const NoSearchResults: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), 'nothing like this');
    await canvas.findByText('No topics found');
  },
};
