import type { Meta, StoryObj } from '@storybook/react-vite';
import { Flag } from './Flag';

const meta = {
  title: 'Design system/Data/Flag',
  tags: ['stable'],
  component: Flag,
  args: { country: 'PH' },
  parameters: {
    guide: {
      use: "For a country beside its name or its language's name.",
      do: ['Write the name beside it.'],
      dont: ['Do not use a flag alone for a language.'],
      words: 'It has no text.',
      accessibility: 'Decorative, because the name is beside it.',
    },
  },
} satisfies Meta<typeof Flag>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Myanmar: Story = { args: { country: 'MM' } };
/** A country without a drawing has the flag of the system's font. */
export const OtherCountry: Story = { args: { country: 'TH' } };
