import { siteFeature } from '@parlour/site';
import { StoryStage, actAs, stopActing } from '@parlour/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { contentFeature } from '../feature';
import { OpenInBrowser } from './OpenInBrowser';

const inside = (...agent: Parameters<typeof actAs>) => ({
  beforeEach: () => {
    actAs(...agent);
    return stopActing;
  },
});

const meta = {
  title: 'Features/Content/OpenInBrowser',
  component: OpenInBrowser,
  args: { why: 'Apps cannot be installed from here. Open this page in your browser.', path: '/m/appDownload' },
  decorators: [
    (Story, { globals }) => (
      <StoryStage with={[siteFeature, contentFeature]} locale={globals.locale}>
        <Story />
      </StoryStage>
    ),
  ],
} satisfies Meta<typeof OpenInBrowser>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = inside('androidFacebook');

export const Iphone: Story = inside('iosFacebook');

export const OlderIphone: Story = inside('iosViber');

export const UnnamedApp: Story = inside('androidWebView');

export const WithQuestion: Story = {
  ...inside('androidFacebook'),
  args: { question: 'Nothing opens?', why: 'Some apps do not let a page open your pictures. Your browser does.' },
};
