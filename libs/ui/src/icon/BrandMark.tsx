import spriteUrl from './marks.svg';
import styles from './BrandMark.module.css';

export type BrandName = 'facebook' | 'google' | 'instagram' | 'telegram' | 'tiktok' | 'viber' | 'whatsapp' | 'x' | 'youtube';

export type BrandMarkProps = { name: BrandName };

/** The mark of another company, 20 px, in the colour of the surrounding text. It is decorative: the link or button around it has the name. */
export function BrandMark({ name }: BrandMarkProps) {
  return (
    <svg className={styles.mark} aria-hidden>
      <use href={`${spriteUrl}#${name}`} />
    </svg>
  );
}
