import { useState } from 'react';
import styles from './Avatar.module.css';

export type AvatarProps = {
  name: string;
  src?: string;
  size?: 's' | 'm' | 'l';
};

/** A player's picture, or the first letter of the name where there is none. Decoration: the name stands beside it. */
export function Avatar({ name, src, size = 'm' }: AvatarProps) {
  const [failed, setFailed] = useState<string>();
  return (
    <span className={styles.avatar} data-size={size} aria-hidden>
      {src !== undefined && src !== failed ? (
        <img src={src} alt="" decoding="async" onError={() => setFailed(src)} />
      ) : (
        [...name.trim()].slice(0, 1).join('').toUpperCase()
      )}
    </span>
  );
}
