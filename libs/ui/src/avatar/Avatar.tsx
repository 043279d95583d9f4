import { useState } from 'react';
import styles from './Avatar.module.css';

export type AvatarProps = {
  name: string;
  src?: string;
  size?: 's' | 'm' | 'l';
};

/** With the marks that belong to it: a Burmese letter is more than one character. */
function firstLetter(name: string): string {
  return (/\p{L}\p{M}*|\p{N}/u.exec(name)?.[0] ?? '').toUpperCase();
}

/** A player's picture, or the first letter of the name where there is none. Decoration: the name stands beside it. */
export function Avatar({ name, src, size = 'm' }: AvatarProps) {
  const [failed, setFailed] = useState<string>();
  return (
    <span className={styles.avatar} data-size={size} aria-hidden>
      {src !== undefined && src !== failed ? <img src={src} alt="" decoding="async" onError={() => setFailed(src)} /> : firstLetter(name)}
    </span>
  );
}
