import { mockCall, StoryStage } from '@parlour/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { siteFeature } from '../feature';
import { handlers, status } from '../mocks/handlers';
import { siteWire } from '../wire';
import { StatusScreen } from './StatusScreen';

const meta = {
  title: 'Features/Site/StatusScreen',
  component: StatusScreen,
  args: { status: 1 },
  parameters: {
    bare: true,
    msw: [
      mockCall(siteWire.getStatus, { ...status, maintenance: true, maintenanceUntil: Date.parse('2030-01-01T06:30:00Z') }),
      ...handlers,
    ],
  },
  decorators: [
    (Story, { globals }) => (
      <StoryStage with={[siteFeature]} locale={globals.locale}>
        <Story />
      </StoryStage>
    ),
  ],
} satisfies Meta<typeof StatusScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const RegionRestricted: Story = {
  args: { status: 2 },
  parameters: { msw: [mockCall(siteWire.getStatus, { ...status, regionRestriction: true }), ...handlers] },
};
