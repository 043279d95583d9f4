import { playerWire } from '@parlour/player/wire';
import { mockCall } from '@parlour/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { withSession } from '../../mocks/withSession';
import { handlers } from '../../mocks/handlers';
import { MemberCard } from './MemberCard';

const meta = {
  title: 'Features/Session/MemberCard',
  component: MemberCard,
  parameters: { msw: handlers },
  decorators: [withSession],
} satisfies Meta<typeof MemberCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongNameWithoutVip: Story = {
  parameters: {
    msw: [
      mockCall(playerWire.getMemberInfo, { id: '1', type: 0, account: 'm'.repeat(40), nickname: 'Maria Clara de los Santos y Alba 😀' }),
      ...handlers,
    ],
  },
};
