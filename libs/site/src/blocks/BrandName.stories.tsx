import { brandFileHandler, StoryStage, writeConfig } from '@parlour/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { siteFeature } from '../feature';
import { handlers } from '../mocks/handlers';
import { BrandName } from './BrandName';

const meta = {
  title: 'Features/Site/BrandName',
  component: BrandName,
  parameters: { msw: [brandFileHandler, ...handlers] },
  decorators: [
    (Story, { globals }) => (
      <StoryStage with={[siteFeature]} locale={globals.locale}>
        <Story />
      </StoryStage>
    ),
  ],
} satisfies Meta<typeof BrandName>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithLogo: Story = {
  beforeEach: () => writeConfig({ brand: 'Acme', logo: 'acme/logo.svg' }),
};
