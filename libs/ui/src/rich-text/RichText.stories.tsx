import type { Meta, StoryObj } from '@storybook/react-vite';
import { RichText } from './RichText';

const meta = {
  title: 'Design system/Data/RichText',
  tags: ['stable'],
  component: RichText,
  args: {
    onLink: () => {},
    imageOrigins: [],
    cutLabel: 'The rest of this text could not be shown.',
    html: '<h2>How it works</h2><p>Play <b>any slot</b> between 18:00 and 23:00.</p><ul><li>Join once</li><li>Bet at least 100</li></ul><p><a href="https://example.com">Full rules</a></p>',
  },
  parameters: {
    guide: {
      use: 'For formatted text that comes from the gateway: terms, notices, help.',
      do: ['Tell it which origins of images are allowed.'],
      dont: ['Do not use it for texts of the app: those are messages.'],
      words: "The operator's words, unchanged.",
      accessibility: 'Headings and lists stay what they are; dangerous markup is removed.',
    },
  },
} satisfies Meta<typeof RichText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Table: Story = {
  args: {
    html: '<table><thead><tr><th>Rank</th><th>Prize</th></tr></thead><tbody><tr><td>1</td><td>10,000</td></tr><tr><td>2</td><td>5,000</td></tr></tbody></table>',
  },
};
export const Hostile: Story = {
  args: { html: '<p>Only this sentence is left.</p><script>alert(1)</script><img src=x onerror=alert(1) alt="">' },
};
export const TooLong: Story = {
  // Unmatched closing tags count too, and keep the story short.
  args: { html: `<p>Each bet counts once it is <b>settled</b>.</p>${'</i>'.repeat(5000)}<p>This paragraph is cut off.</p>` },
};
export const DeeplyNested: Story = {
  args: {
    html: `${'<ul><li>'.repeat(100)}These words stand below a hundred lists.${'</li></ul>'.repeat(100)}<p>This paragraph stands below none.</p>`,
  },
};
export const ForeignImage: Story = {
  args: { html: '<p>Before the picture.</p><p><img src="https://evil.example/seen.png" alt="A prize of 10,000"></p><p>Behind it.</p>' },
};
