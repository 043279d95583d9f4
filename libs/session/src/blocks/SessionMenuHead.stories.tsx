import { Money } from '@parlour/ui/money';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { withSession } from '../mocks/withSession';
import { handlers } from '../mocks/handlers';
import { SessionMenuHead } from './SessionMenuHead';

const meta = {
  title: 'Features/Session/SessionMenuHead',
  component: SessionMenuHead,
  parameters: { msw: handlers },
  args: { balance: <Money symbol="₱" digits="12,480" /> },
  decorators: [withSession],
} satisfies Meta<typeof SessionMenuHead>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Visitor: Story = { parameters: { isVisitor: true } };
