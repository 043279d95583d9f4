import type { IconName } from './iconNames';
import spriteUrl from './sprite.svg';
import styles from './Icon.module.css';

export type IconProps = {
  name: IconName;
  size?: 's' | 'm' | 'l';
  /** Says what the icon means where no text beside it does; without it the icon is decoration. */
  label?: string;
};

/** One drawing of the icon family; it takes the colour of the text around it. */
export function Icon({ name, size = 'm', label }: IconProps) {
  const accessible = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <svg className={styles.icon} data-size={size} {...accessible}>
      <use href={`${spriteUrl}#${name}`} />
    </svg>
  );
}
