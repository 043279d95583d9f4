import type { Meta, StoryObj } from '@storybook/react-vite';
import { SessionStage } from '../mocks/SessionStage';
import { handlers } from '../mocks/handlers';
import { AccessGuard } from './AccessGuard';

const meta = {
  title: 'Feedback/AccessGuard',
  component: AccessGuard,
  parameters: { msw: handlers, bare: true, sessionType: 4 },
  args: { access: 'member', children: <p>The screen behind the guard.</p> },
  decorators: [
    (Story, { globals, parameters }) => (
      <SessionStage locale={globals.locale} type={parameters.sessionType}>
        <Story />
      </SessionStage>
    ),
  ],
} satisfies Meta<typeof AccessGuard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A trial player before a member's screen. */
export const Default: Story = {};

export const NotAvailable: Story = { parameters: { sessionType: 41 } };
