import { loggedIn } from '@parlour/kernel';
import { siteFeature } from '@parlour/site';
import { StoryStage } from '@parlour/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { playerFeature } from '../feature';
import { handlers } from '../mocks/handlers';
import { AccessGuard } from './AccessGuard';

const meta = {
  title: 'Features/Player/AccessGuard',
  component: AccessGuard,
  parameters: { msw: handlers, bare: true, sessionType: 4 },
  args: { access: 'member', children: <p>The screen behind the guard.</p> },
  decorators: [
    (Story, { globals, parameters: { sessionType: type } }) => (
      <StoryStage
        key={globals.locale}
        locale={globals.locale}
        with={[playerFeature, siteFeature]}
        events={[loggedIn({ token: 'token-of-maria', userName: 'maria2026', type, merchantCode: '200jilif3' })]}
      >
        <Story />
      </StoryStage>
    ),
  ],
} satisfies Meta<typeof AccessGuard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A trial player before a member's screen. */
export const Default: Story = {};

export const NotAvailable: Story = { parameters: { sessionType: 41 } };
