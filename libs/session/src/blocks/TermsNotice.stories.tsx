import type { Meta, StoryObj } from '@storybook/react-vite';
import { SessionStage } from '../mocks/SessionStage';
import { handlers } from '../mocks/handlers';
import { TermsNotice } from './TermsNotice';

const meta = {
  title: 'Features/Session/TermsNotice',
  component: TermsNotice,
  args: { onDone: () => undefined },
  parameters: { msw: handlers },
  decorators: [
    (Story, { globals }) => (
      <SessionStage locale={globals.locale} type={0}>
        <Story />
      </SessionStage>
    ),
  ],
} satisfies Meta<typeof TermsNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
