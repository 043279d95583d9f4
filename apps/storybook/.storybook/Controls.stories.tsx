import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ownProps } from './ownProps';

type Documented = { __docgenInfo?: { props: Record<string, unknown> } };

const sources = import.meta.glob<string>(['../../../libs/ui/src/**/*.tsx', '!**/*.{test,stories}.tsx'], {
  eager: true,
  import: 'default',
  query: '?raw',
});
const stories = import.meta.glob<{ component?: Documented }>('../../../libs/ui/src/**/*.stories.tsx', {
  eager: true,
  import: 'default',
});
const components = Object.entries(stories).flatMap(([file, { component }]) => {
  const source = sources[file.replace('.stories', '')];
  return component && source ? [{ name: file.replace(/^.*\/|\.stories\.tsx$/g, ''), component, source }] : [];
});

/** No page, but a check of all pages. */
const meta = { title: 'Design system/Controls', tags: ['!autodocs', '!dev'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const EveryPropHasAControl: Story = {
  render: () => <p>{components.length} components</p>,
  play: async () => {
    const missing = components.flatMap(({ name, component, source }) =>
      ownProps(source, name)
        .filter((prop) => !component.__docgenInfo?.props[prop])
        .map((prop) => `${name}.${prop}`),
    );
    await expect(missing).toEqual([]);
    await expect(components.length).toBeGreaterThan(50);
  },
};
