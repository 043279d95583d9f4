import { siteFeature } from '@parlour/site';
import { StoryStage } from '@parlour/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { contentFeature } from '../feature';
import { handlers } from '../mocks/handlers';
import { imageHandler } from '../mocks/imageHandler';
import { GameBanners } from './BannerStrip';

const meta = {
  title: 'Features/Content/GameBanners',
  component: GameBanners,
  parameters: { msw: [imageHandler, ...handlers] },
  decorators: [
    (Story, { globals }) => (
      <StoryStage with={[siteFeature, contentFeature]} locale={globals.locale}>
        <Story />
      </StoryStage>
    ),
  ],
} satisfies Meta<typeof GameBanners>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Burmese: Story = { globals: { locale: 'my' } };
