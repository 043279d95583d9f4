import { siteFeature } from '@parlour/site';
import { siteWire } from '@parlour/site/wire';
import { brandFileHandler, mockCall, StoryStage, writeConfig } from '@parlour/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { contentFeature } from '../feature';
import { handlers } from '../mocks/handlers';
import { imageHandler } from '../mocks/imageHandler';
import { ResourceLogos } from './ResourceLogos';

const resources = ['Island Gaming Authority', 'Fair Play Lab', 'Safe Play Alliance'].map((labelNameEn, number) => ({
  resourceType: 'LICENCE',
  url: `art/logos/licence-${number}`,
  labelNameEn,
}));

const meta = {
  title: 'Features/Content/ResourceLogos',
  component: ResourceLogos,
  parameters: { msw: [imageHandler, brandFileHandler, mockCall(siteWire.getStatus, { info: { resources } }), ...handlers] },
  args: { type: 'LICENCE', label: 'Licenses' },
  decorators: [
    (Story, { globals }) => (
      <StoryStage with={[siteFeature, contentFeature]} locale={globals.locale}>
        <Story />
      </StoryStage>
    ),
  ],
} satisfies Meta<typeof ResourceLogos>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** An operator whose configuration has its own marks; a licence leads to the register. */
export const OwnMarks: Story = {
  beforeEach: () =>
    writeConfig({
      marks: ['Licence 12', 'Fair Play Lab'].map((name, number) => ({
        type: 'LICENCE',
        name,
        image: `acme/${number}.svg`,
        href: 'https://register.example/12',
      })),
    }),
};
