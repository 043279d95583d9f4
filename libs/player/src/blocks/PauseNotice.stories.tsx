import { loggedIn } from '@parlour/kernel';
import { siteFeature } from '@parlour/site';
import { StoryStage } from '@parlour/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { playerFeature } from '../feature';
import { handlers } from '../mocks/handlers';
import { PauseNotice } from './PauseNotice';

const meta = {
  title: 'Features/Player/PauseNotice',
  component: PauseNotice,
  parameters: { msw: handlers, bare: true },
  args: { look: 'line', pause: { kind: 'break', until: Date.UTC(2026, 10, 22, 12) } },
  decorators: [
    (Story, { globals }) => (
      <StoryStage
        key={globals.locale}
        locale={globals.locale}
        with={[playerFeature, siteFeature]}
        events={[loggedIn({ token: 'token-of-maria', userName: 'maria2026', type: 0, merchantCode: '200jilif3' })]}
      >
        <Story />
      </StoryStage>
    ),
  ],
} satisfies Meta<typeof PauseNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A break, above content that stays readable. */
export const Default: Story = {};

/** An exclusion without an end. The notice replaces the closed content. */
export const ForGood: Story = { args: { look: 'page', pause: { kind: 'exclusion', until: null } } };
