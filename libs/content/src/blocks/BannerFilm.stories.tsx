import { siteFeature } from '@parlour/site';
import { mockCall, StoryStage } from '@parlour/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { contentFeature } from '../feature';
import { imageHandler } from '../mocks/imageHandler';
import { handlers, loginFilm } from '../mocks/handlers';
import { contentWire } from '../wire';
import { BannerFilm } from './BannerFilm';

const meta = {
  title: 'Features/Content/BannerFilm',
  component: BannerFilm,
  parameters: { msw: [imageHandler, mockCall(contentWire.getAnnouncements, { banners: [loginFilm] }), ...handlers] },
  args: { group: 'm_login', pauseLabel: 'Pause the video', playLabel: 'Play the video' },
  decorators: [
    (Story, { globals }) => (
      <StoryStage with={[siteFeature, contentFeature]} locale={globals.locale}>
        <Story />
      </StoryStage>
    ),
  ],
} satisfies Meta<typeof BannerFilm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The mocks contain no video, so its image is shown. */
export const Default: Story = {};
