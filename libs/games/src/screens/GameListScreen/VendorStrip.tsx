import { Chip, ChipRow } from '@parlour/ui/chip';
import { useTranslation } from 'react-i18next';
import type { GameCategory } from '../../rules/gameCategory';
import { useVendors } from '../../useVendors';
import styles from './VendorStrip.module.css';

export type VendorStripProps = { category: GameCategory; value?: string; onChange: (vassalage?: string) => void };

/** The vendors of the category, one line that scrolls; nothing where there is only one. */
export function VendorStrip({ category, value, onChange }: VendorStripProps) {
  const { t } = useTranslation('games');
  const { vendors, isLoading } = useVendors(category);
  if (isLoading) return <div className={styles.room} aria-hidden />;
  if (vendors.length < 2) return null;

  return (
    <ChipRow label={t('list.vendors')}>
      <Chip selected={!value} onClick={() => onChange(undefined)}>
        {t('list.allVendors')}
      </Chip>
      {vendors.map(({ vassalage, name, gameCount }) => (
        <Chip key={vassalage} selected={vassalage === value} onClick={() => onChange(vassalage === value ? undefined : vassalage)}>
          {gameCount ? t('list.vendorCount', { name, count: gameCount }) : name}
        </Chip>
      ))}
    </ChipRow>
  );
}
