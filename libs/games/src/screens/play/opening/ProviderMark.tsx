import { useImageFiles } from '@parlour/content';
import { Image } from '@parlour/ui/image';
import { useSearchParams } from 'react-router-dom';
import { useKnownVendor } from '../../../hooks/useKnownVendor';
import styles from './ProviderMark.module.css';

/** In pixels. */
const widths = [160];

/** The logo and the name of the provider that the address names, as soon as they are known. Their place is kept until then. */
export function ProviderMark() {
  const [search] = useSearchParams();
  const vendor = useKnownVendor(search.get('vassalage') ?? '');
  const imageOf = useImageFiles();
  const { name, image, placeholder } = vendor ?? {};
  return (
    <p className={styles.mark}>
      {image && (
        <span className={styles.logo}>
          <Image {...imageOf(image, widths)} placeholder={placeholder} sizes="48px" ratio="3/2" load="soon" />
        </span>
      )}
      {name}
    </p>
  );
}
