import { useState } from 'react';
import { TextField } from '../field';
import type { ComponentGuide } from './ComponentGuide';
import { findComponents } from './findComponents';
import { GuideText } from './GuideText';
import styles from './Handbook.module.css';

const guides = import.meta.glob<ComponentGuide>('../**/*.guide.ts', { eager: true, import: 'guide' });
const stories = import.meta.glob<{ title: string }>(['../**/*.stories.tsx', '!../handbook/**'], { eager: true, import: 'default' });

const components = Object.entries(guides).map(([file, guide]) => ({
  name: file.replace(/^.*\/|\.guide\.ts$/g, ''),
  guide,
  title: stories[file.replace('.guide.ts', '.stories.tsx')]?.title ?? '',
}));

/** The address of a component's page in Storybook, relative to the frame of the stories. */
function pageOf(title: string): string {
  return `./?path=/docs/${title.toLowerCase().replace(/[^a-z0-9]+/g, '-')}--docs`;
}

/** Finds components by what their guides say. */
export function ComponentFinder() {
  const [query, setQuery] = useState('');
  const found = findComponents(components, query);
  return (
    <div className={styles.finder}>
      <TextField
        label="What is it for?"
        hint="For example: choice of three, popup, amount"
        type="search"
        value={query}
        onChange={(event) => setQuery(event.target.value)}
      />
      <p role="status" className={styles.said}>
        {found.length === 0 ? 'Nothing found. Try fewer or other words.' : `${found.length} of ${components.length} components`}
      </p>
      <ul className={styles.results}>
        {found.map(({ name, guide, title }) => (
          <li key={name} className={styles.result}>
            <a className={styles.link} href={pageOf(title)} target="_top">
              {name}
            </a>
            <p>
              <GuideText text={guide.use} />
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
