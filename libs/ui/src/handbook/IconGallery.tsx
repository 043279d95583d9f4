import { useState } from 'react';
import { copyText } from '../facts';
import { TextField } from '../field';
import { Icon, type IconName, iconNames } from '../icon';
import styles from './Handbook.module.css';

/** Every icon by its name; a tap copies its JSX. */
export function IconGallery() {
  const [query, setQuery] = useState('');
  const [said, setSaid] = useState('');
  const names = iconNames.filter((name) => name.includes(query.trim().toLowerCase()));

  async function handleCopy(name: IconName) {
    const jsx = `<Icon name="${name}" />`;
    setSaid((await copyText(jsx)) ? `Copied: ${jsx}` : `The browser does not allow copying: ${jsx}`);
  }

  return (
    <div className={styles.finder}>
      <TextField label="Filter icons" type="search" value={query} onChange={(event) => setQuery(event.target.value)} />
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
          </li>
        ))}
      </ul>
    </div>
  );
}
