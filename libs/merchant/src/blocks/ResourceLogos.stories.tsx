import { mockCall, StoryStage } from '@parlour/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { merchantFeature } from '../feature';
import { imageHandler } from '../mocks/imageHandler';
import { handlers } from '../mocks/handlers';
import { merchantWire } from '../wire';
import { ResourceLogos } from './ResourceLogos';

const resources = ['Island Gaming Authority', 'Fair Play Lab', 'Safe Play Alliance'].map((labelNameEn, number) => ({
  resourceType: 'LICENCE',
  url: `art/logos/licence-${number}`,
  labelNameEn,
}));

const meta = {
  title: 'Data/ResourceLogos',
  component: ResourceLogos,
  parameters: { msw: [imageHandler, mockCall(merchantWire.getStatus, { info: { resources } }), ...handlers] },
  args: { type: 'LICENCE', label: 'Licences' },
  decorators: [
    (Story, { globals }) => (
      <StoryStage with={[merchantFeature]} locale={globals.locale}>
        <Story />
      </StoryStage>
    ),
  ],
} satisfies Meta<typeof ResourceLogos>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
