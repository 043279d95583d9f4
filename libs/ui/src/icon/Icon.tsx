import type { IconName } from './iconNames';
import spriteUrl from './sprite.svg';
import styles from './Icon.module.css';

export type IconProps = {
  name: IconName;
  /** 16, 20 or 24 px. */
  size?: 's' | 'm' | 'l';
  /** The accessible name, if no text beside the icon has its meaning; without it the icon is decorative. */
  label?: string;
};

/** Icons that point forward or back are mirrored on right-to-left pages. */
const ALONG = /^(back|log-|send)|-(left|right)$/;

/** An icon of the sprite, in the colour of the surrounding text. */
export function Icon({ name, size = 'm', label }: IconProps) {
  const accessible = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <svg className={styles.icon} data-size={size} data-along={ALONG.test(name) || undefined} {...accessible}>
      <use href={`${spriteUrl}#${name}`} />
    </svg>
  );
}
