import { Chip } from '@parlour/ui/chip';
import { SelectField } from '@parlour/ui/field';
import { Stack } from '@parlour/ui/page';
import { Sheet } from '@parlour/ui/sheet';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRecordParams } from './recordParams';

type RecordFilter = {
  /** Name of the parameter in the URL. */
  name: string;
  label: string;
  /** The option that filters nothing: "Any status". */
  all: string;
  options: readonly { value: string; label: string }[];
  value: string | undefined;
};

type MoreFiltersProps = {
  /** The filters that few players need. */
  filters: readonly RecordFilter[];
};

/** A chip that opens a sheet with the filters, and a chip for each chosen one; a tap removes it. */
export function MoreFilters({ filters }: MoreFiltersProps) {
  const { t } = useTranslation('wallet');
  const [isOpen, setOpen] = useState(false);
  const { set } = useRecordParams();
  const chosen = filters.flatMap((filter) => (filter.value ? [{ name: filter.name, label: labelOf(filter, filter.value) }] : []));

  return (
    <>
      <Chip opensSheet selected={chosen.length > 0} onClick={() => setOpen(true)}>
        {chosen.length > 0 ? t('records.more.chosen', { count: chosen.length }) : t('records.more.open')}
      </Chip>
      {chosen.map(({ name, label }) => (
        <Chip key={name} onRemove={() => set({ [name]: undefined })} removeLabel={t('records.more.remove', { name: label })}>
          {label}
        </Chip>
      ))}
      <Sheet open={isOpen} title={t('records.more.title')} closeLabel={t('records.more.close')} onClose={() => setOpen(false)}>
        <Stack gap={4}>
          {filters.map((filter) => (
            <FilterField key={filter.name} filter={filter} onChange={(value) => set({ [filter.name]: value })} />
          ))}
        </Stack>
      </Sheet>
    </>
  );
}

function FilterField({ filter, onChange }: { filter: RecordFilter; onChange: (value: string) => void }) {
  const { label, all, options, value = '' } = filter;
  // A value from the URL stays visible and removable, even if no record in the range has it.
  const isListed = value === '' || options.some((option) => option.value === value);
  return (
    <SelectField
      label={label}
      value={value}
      options={[{ value: '', label: all }, ...(isListed ? [] : [{ value, label: value }]), ...options]}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

function labelOf({ options }: RecordFilter, value: string): string {
  return options.find((option) => option.value === value)?.label ?? value;
}
