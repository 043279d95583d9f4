import { siteFeature } from '@parlour/site';
import { mockCall, StoryStage } from '@parlour/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { contentFeature } from '../feature';
import { imageHandler } from '../mocks/imageHandler';
import { announcements, handlers } from '../mocks/handlers';
import { contentWire } from '../wire';
import { BannerStrip } from './BannerStrip';

const meta = {
  title: 'Features/Content/BannerStrip',
  component: BannerStrip,
  parameters: { msw: [imageHandler, ...handlers] },
  args: { group: 'm_home' },
  decorators: [
    (Story, { globals }) => (
      <StoryStage with={[siteFeature, contentFeature]} locale={globals.locale}>
        <Story />
      </StoryStage>
    ),
  ],
} satisfies Meta<typeof BannerStrip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OneBanner: Story = {
  parameters: {
    msw: [imageHandler, mockCall(contentWire.getAnnouncements, { banners: (announcements.banners ?? []).slice(0, 1) }), ...handlers],
  },
};

export const Loading: Story = {
  parameters: { msw: [mockCall(contentWire.getAnnouncements, () => new Promise<never>(() => undefined)), ...handlers] },
};
