import { useImageFiles } from '@parlour/merchant';
import { Icon } from '@parlour/ui/icon';
import { Image } from '@parlour/ui/image';
import type { DepositMethod } from '../wire/transfer';
import { methodIcons } from './methodIcons';
import styles from './MethodMark.module.css';

/** In pixels. */
const WIDTHS = [160];

/** The logo of a provider, or the icon of its group. The name beside it says the same. */
export function MethodMark({ method: { logo, group } }: { method: Pick<DepositMethod, 'logo' | 'group'> }) {
  const filesOf = useImageFiles();
  return (
    <span className={styles.mark}>
      {logo ? <Image {...filesOf(logo, WIDTHS)} alt="" sizes="48px" ratio="3/2" load="soon" /> : <Icon name={methodIcons[group]} />}
    </span>
  );
}
