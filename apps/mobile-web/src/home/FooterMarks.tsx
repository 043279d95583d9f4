import { useArt, useResourceImages } from '@parlour/merchant';
import { Picture } from '@parlour/ui/picture';
import styles from './SiteFooter.module.css';

/** In pixels. */
const WIDTHS = [160, 320];

type FooterMarksProps = { type: 'LICENCE' | 'PAYMENT'; label: string };

/** The operator's images of one kind, with their names; renders nothing without images. */
export function FooterMarks({ type, label }: FooterMarksProps) {
  const art = useArt();
  const marks = useResourceImages(type);
  if (marks.length === 0) return null;
  return (
    <ul className={styles.marks} aria-label={label}>
      {marks.map(({ url, name }) => (
        <li key={url} className={styles.logo}>
          <Picture {...art(url, WIDTHS)} alt={name} sizes="80px" ratio="3/2" />
        </li>
      ))}
    </ul>
  );
}
