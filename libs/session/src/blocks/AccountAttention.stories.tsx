import { mockCall } from '@parlour/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { withSession } from '../mocks/withSession';
import { handlers } from '../mocks/handlers';
import { securityWire } from '../wire/securityWire';
import { AccountAttention } from './AccountAttention';

const meta = {
  title: 'Features/Session/AccountAttention',
  component: AccountAttention,
  parameters: {
    msw: [
      mockCall(securityWire.getSecurityConfig, {
        rows: [
          { id: 'transactionPassword', isDone: false },
          { id: 'payeeName', isDone: false },
          { id: 'phone', isDone: false },
        ],
      }),
      ...handlers,
    ],
  },
  decorators: [withSession],
} satisfies Meta<typeof AccountAttention>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
