import type { ComponentGuide } from './ComponentGuide';

const guides = import.meta.glob<ComponentGuide>('../**/*.guide.ts', { eager: true, import: 'guide' });
const stories = import.meta.glob<{ title: string }>(['../**/*.stories.tsx', '!../handbook/**'], { eager: true, import: 'default' });

/** Every component that has a guide. `page` is the address of its page in Storybook, relative to the frame of the stories. */
export const guidedComponents = Object.entries(guides).map(([file, guide]) => {
  const name = file.replace(/^.*\/|\.guide\.ts$/g, '');
  return { name, guide, page: pageOf(guide.partOf ?? name) };
});

function pageOf(component: string): string {
  const [, { title } = { title: '' }] = Object.entries(stories).find(([file]) => file.endsWith(`/${component}.stories.tsx`)) ?? [];
  return `./?path=/docs/${title.toLowerCase().replace(/[^a-z0-9]+/g, '-')}--docs`;
}
