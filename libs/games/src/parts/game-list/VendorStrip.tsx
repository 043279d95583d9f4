import { Chip, ChipRow } from '@parlour/ui/chip';
import { useTranslation } from 'react-i18next';
import type { GameCategory } from '../../rules/gameCategory';
import { useVendors } from '../../hooks/useVendors';

export type VendorStripProps = { category: GameCategory; value?: string; onChange: (vendor?: string) => void };

/** A scrolling row of the category's vendors. Hidden when there is only one. */
export function VendorStrip({ category, value, onChange }: VendorStripProps) {
  const { t } = useTranslation('games');
  const { vendors, isLoading } = useVendors(category);
  if (isLoading) return <ChipRow />;
  if (vendors.length < 2) return null;

  return (
    <ChipRow label={t('list.vendors')}>
      <Chip selected={!value} onClick={() => onChange(undefined)}>
        {t('list.allVendors')}
      </Chip>
      {vendors.map(({ code, name, gameCount }) => (
        <Chip key={code} selected={code === value} onClick={() => onChange(code === value ? undefined : code)}>
          {gameCount ? t('list.vendorCount', { name, count: gameCount }) : name}
        </Chip>
      ))}
    </ChipRow>
  );
}
