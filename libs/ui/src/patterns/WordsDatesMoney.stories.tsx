import type { Meta, StoryObj } from '@storybook/react-vite';
import { dateFormat } from '../date';
import { Facts } from '../facts';
import { Money } from '../money';

/** The page is WordsDatesMoney.mdx. */
const meta = { title: 'Design system/Patterns/Words, dates and money', tags: ['!autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Burmese: Story = {
  globals: { locale: 'my' },
  render: () => (
    <Facts
      rows={[
        { label: 'ငွေပမာဏ', value: <Money symbol="Ks" digits="1,250,000" /> },
        { label: 'အချိန်', value: dateFormat('my').full(Date.parse('2026-11-20T14:02:00+06:30')) },
      ]}
    />
  ),
};
