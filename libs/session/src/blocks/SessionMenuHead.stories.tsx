import { Money } from '@parlour/ui/money';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { SessionStage } from '../mocks/SessionStage';
import { handlers } from '../mocks/handlers';
import { SessionMenuHead } from './SessionMenuHead';

const meta = {
  title: 'Features/Session/SessionMenuHead',
  component: SessionMenuHead,
  parameters: { msw: handlers, sessionType: 0 },
  args: { balance: <Money symbol="₱" digits="12,480" /> },
  decorators: [
    (Story, { globals, parameters }) => (
      <SessionStage locale={globals.locale} type={parameters.sessionType}>
        <Story />
      </SessionStage>
    ),
  ],
} satisfies Meta<typeof SessionMenuHead>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Visitor: Story = { parameters: { sessionType: undefined } };
