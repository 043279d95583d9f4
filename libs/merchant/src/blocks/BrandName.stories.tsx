import { StoryStage } from '@parlour/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { merchantFeature } from '../feature';
import { handlers } from '../mocks/handlers';
import { brandFileHandler, writeConfig } from '../mocks/writeConfig';
import { BrandName } from './BrandName';

const meta = {
  title: 'Features/Merchant/BrandName',
  component: BrandName,
  parameters: { msw: [brandFileHandler, ...handlers] },
  decorators: [
    (Story, { globals }) => (
      <StoryStage with={[merchantFeature]} locale={globals.locale}>
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
