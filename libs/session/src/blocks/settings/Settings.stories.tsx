import { httpStatus, mockCall } from '@parlour/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { withSession } from '../../mocks/withSession';
import { handlers } from '../../mocks/handlers';
import { memberHandlers } from '../../mocks/memberHandlers';
import { profileWire } from '../../wire/profileWire';
import { Settings } from './Settings';

const meta = {
  title: 'Features/Session/Settings',
  component: Settings,
  parameters: { msw: [...handlers, ...memberHandlers], bare: true },
  args: { version: '2026.11.21' },
  decorators: [withSession],
} satisfies Meta<typeof Settings>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Visitor: Story = { parameters: { isVisitor: true } };
export const FreeTrial: Story = { parameters: { sessionType: 4 } };
export const ProfileDidNotLoad: Story = {
  parameters: { msw: [mockCall(profileWire.getProfile, httpStatus(500)), ...handlers, ...memberHandlers] },
};
