import { StoryStage } from '@parlour/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { siteFeature } from '../feature';
import { handlers } from '../mocks/handlers';
import { LanguageSelector } from './LanguageSelector';

const meta = {
  title: 'Features/Site/LanguageSelector',
  component: LanguageSelector,
  parameters: { msw: handlers },
  decorators: [
    (Story, { globals }) => (
      <StoryStage with={[siteFeature]} locale={globals.locale}>
        <Story />
      </StoryStage>
    ),
  ],
} satisfies Meta<typeof LanguageSelector>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Open: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button'));
  },
};
