import { useState } from 'react';
import { TextField } from '../field';
import { absentComponents } from './absentComponents';
import { findComponents, type Searchable } from './findComponents';
import { guidedComponents } from './guidedComponents';
import { GuideText } from './GuideText';
import styles from './Handbook.module.css';
import { patterns } from './patterns';

type Page = Searchable & { page: string };

const pages: Page[] = [...guidedComponents, ...patterns];
const entries: (Searchable & { page?: string })[] = [...pages, ...absentComponents];

/** Searches the guides of components and patterns, and suggests alternatives for components that do not exist here. */
export function ComponentFinder() {
  const [query, setQuery] = useState('');
  const found = findComponents(query.trim() === '' ? pages : entries, query);
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
        {found.length === 0 ? 'Nothing found. Try fewer or other words.' : `${found.length} found`}
      </p>
      <ul className={styles.results}>
        {found.map(({ name, guide, page }) => (
          <li key={name} className={styles.result} data-absent={page === undefined || undefined}>
            {page === undefined ? (
              <strong>{name}</strong>
            ) : (
              <a className={styles.link} href={page} target="_top">
                {name}
              </a>
            )}
            <p>
              <GuideText text={guide.use} />
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
