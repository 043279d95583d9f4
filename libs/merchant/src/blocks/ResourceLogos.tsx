import { Image } from '@parlour/ui/image';
import { useImageFiles } from '../hooks/useImageFiles';
import { useResourceImages } from '../hooks/useResourceImages';
import styles from './ResourceLogos.module.css';

export type ResourceLogosProps = { type: 'LICENCE' | 'PAYMENT'; label: string };

/** In pixels. */
const WIDTHS = [160, 320];

/** The operator's licences or ways to pay: each logo with its name below, because the text inside a logo is too small to read. */
export function ResourceLogos({ type, label }: ResourceLogosProps) {
  const filesOf = useImageFiles();
  const logos = useResourceImages(type);
  if (logos.length === 0) return null;
  return (
    <ul className={styles.logos} aria-label={label}>
      {logos.map(({ url, name }) => (
        <li key={url} className={styles.logo}>
          <Image {...filesOf(url, WIDTHS)} alt="" sizes="96px" ratio="3/2" />
          {name}
        </li>
      ))}
    </ul>
  );
}
