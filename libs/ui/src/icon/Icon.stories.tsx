import type { Meta, StoryObj } from '@storybook/react-vite';
import { BrandMark, type BrandName } from './BrandMark';
import { Icon } from './Icon';
import { iconNames } from './iconNames';
import styles from './IconStories.module.css';

const meta = {
  title: 'Design system/Data/Icon',
  tags: ['stable'],
  component: Icon,
  args: { name: 'gift', size: 'l' },
  parameters: {
    guide: {
      use: 'For a sign beside words, in the colour of the text.',
      do: ['Use the name of the gallery; one meaning has one icon.'],
      dont: ['Do not use an icon alone without a `label`.', 'Do not draw icons into a component: add them to the sprite.'],
      words: '`label` only where no words stand beside it.',
      accessibility: 'Hidden from readers unless it has a `label`.',
      parts: {
        BrandMark: {
          use: 'For a link or a button that leads to another company: a channel, a social login.',
          do: ['Name the company on the link or button around it.'],
          dont: ['Do not recolour or stretch it: companies ask that their marks stay as they are.'],
          words: 'The name as the company writes it.',
          accessibility: 'Hidden from readers.',
        },
        VisuallyHidden: {
          use: 'For words that only screen readers need, because everyone else sees the picture.',
          do: ['Prefer words that everyone sees; use it where a sign already says the same.'],
          dont: ['Do not hide a button or a link in it: the focus would disappear.'],
          words: 'A whole phrase: "Balance hidden", "opens in a new tab".',
          accessibility: 'It is read in its place and takes no room on the screen.',
        },
      },
    },
  },
} satisfies Meta<typeof Icon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Sizes: Story = {
  render: ({ name }) => (
    <>
      <Icon name={name} size="s" />
      <Icon name={name} size="m" />
      <Icon name={name} size="l" />
    </>
  ),
};

/** All icons. */
export const AllIcons: Story = {
  render: () => (
    <ul className={styles.family}>
      {iconNames.map((name) => (
        <li key={name}>
          <Icon name={name} size="l" />
          {name}
        </li>
      ))}
    </ul>
  ),
};

const marks: BrandName[] = ['facebook', 'google', 'instagram', 'telegram', 'tiktok', 'viber', 'whatsapp', 'x', 'youtube'];

/** Marks of other companies. */
export const BrandMarks: Story = {
  render: () => (
    <ul className={styles.family}>
      {marks.map((name) => (
        <li key={name}>
          <BrandMark name={name} />
          {name}
        </li>
      ))}
    </ul>
  ),
};
