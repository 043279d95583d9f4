import { useState } from 'react';
import styles from './Avatar.module.css';

export type AvatarProps = {
  /** The player's name; its first letter is shown without an image. */
  name: string;
  src?: string;
  /** 32, 44 or 64 px. */
  size?: 's' | 'm' | 'l';
};

/** The first letter with its combining marks: a Burmese letter is more than one character. */
function firstLetter(name: string): string {
  return (/\p{L}\p{M}*|\p{N}/u.exec(name)?.[0] ?? '').toUpperCase();
}

/** A player's image, or the first letter of the name without one. It is decorative, because the name is beside it. */
export function Avatar({ name, src, size = 'm' }: AvatarProps) {
  const [failed, setFailed] = useState<string>();
  return (
    <span className={styles.avatar} data-size={size} aria-hidden>
      {src !== undefined && src !== failed ? <img src={src} alt="" decoding="async" onError={() => setFailed(src)} /> : firstLetter(name)}
    </span>
  );
}
