import { useState } from 'react';
import { copyText } from '../facts';
import { TextField } from '../field';
import { Icon } from './Icon';
import { type IconName, iconNames } from './iconNames';
import { iconMeanings } from './iconMeanings';
import styles from './IconGallery.module.css';

/** Every icon by its name, with its meaning in the product; a tap copies its JSX. */
export function IconGallery() {
  const [query, setQuery] = useState('');
  const [said, setSaid] = useState('');
  const asked = query.trim().toLowerCase();
  const names = iconNames.filter((name) => `${name} ${iconMeanings[name] ?? ''}`.toLowerCase().includes(asked));

  async function handleCopy(name: IconName) {
    const jsx = `<Icon name="${name}" />`;
    setSaid((await copyText(jsx)) ? `Copied: ${jsx}` : `The browser does not allow copying: ${jsx}`);
  }

  return (
    <div className={styles.gallery}>
      <TextField
        label="Filter icons"
        hint="By name or meaning, for example: withdraw, delete"
        type="search"
        value={query}
        onChange={(event) => setQuery(event.target.value)}
      />
      <p role="status" className={styles.said}>
        {said || `${names.length} of ${iconNames.length} icons. Tap one to copy its JSX.`}
      </p>
      <ul className={styles.icons}>
        {names.map((name) => (
          <li key={name}>
            <button type="button" className={styles.icon} onClick={() => handleCopy(name)}>
              <Icon name={name} size="l" />
              {name}
            </button>
            {iconMeanings[name] && <p className={styles.meaning}>{iconMeanings[name]}</p>}
          </li>
        ))}
      </ul>
    </div>
  );
}
