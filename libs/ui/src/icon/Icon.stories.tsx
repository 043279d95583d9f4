import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon } from './Icon';
import { iconNames } from './iconNames';
import styles from './IconStories.module.css';

const meta = { title: 'Design system/Data/Icon', component: Icon, args: { name: 'gift', size: 'l' } } satisfies Meta<typeof Icon>;

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
