import { useState } from 'react';
import { TextField } from '../field';
import { findComponents } from './findComponents';
import { guidedComponents } from './guidedComponents';
import { GuideText } from './GuideText';
import styles from './Handbook.module.css';

/** Finds components by what their guides say. */
export function ComponentFinder() {
  const [query, setQuery] = useState('');
  const found = findComponents(guidedComponents, query);
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
        {found.length === 0 ? 'Nothing found. Try fewer or other words.' : `${found.length} of ${guidedComponents.length} components`}
      </p>
      <ul className={styles.results}>
        {found.map(({ name, guide, page }) => (
          <li key={name} className={styles.result}>
            <a className={styles.link} href={page} target="_top">
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
