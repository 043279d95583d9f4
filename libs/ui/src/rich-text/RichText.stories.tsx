import type { Meta, StoryObj } from '@storybook/react-vite';
import { RichText } from './RichText';

const meta = {
  title: 'Data/RichText',
  component: RichText,
  args: {
    onLink: () => {},
    html: '<h2>How it works</h2><p>Play <b>any slot</b> between 18:00 and 23:00.</p><ul><li>Join once</li><li>Bet at least 100</li></ul><p><a href="https://example.com">Full rules</a></p>',
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
