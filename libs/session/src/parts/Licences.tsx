import { useImageFiles, useResourceImages } from '@parlour/merchant';
import { Image } from '@parlour/ui/image';
import { useTranslation } from 'react-i18next';
import styles from './Licences.module.css';

/** In pixels. */
const WIDTHS = [160, 320];

/** Gaming licences of the operator (specification 2, login and registration). */
export function Licences() {
  const { t } = useTranslation('session');
  const imageFiles = useImageFiles();
  const licences = useResourceImages('LICENCE');
  if (licences.length === 0) return null;
  return (
    <ul className={styles.licences} aria-label={t('login.licences')}>
      {licences.map(({ url, name }) => (
        <li key={url} className={styles.licence}>
          <Image {...imageFiles(url, WIDTHS)} alt={name} sizes="80px" ratio="3/2" />
        </li>
      ))}
    </ul>
  );
}
