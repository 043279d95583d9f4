import { toGatewayLanguage } from '@parlour/kernel';
import { useLocale } from '@parlour/site';
import { Chip, ChipRow } from '@parlour/ui/chip';
import type { DayRange } from '@parlour/ui/date-range';
import { SelectField } from '@parlour/ui/field';
import { useTranslation } from 'react-i18next';
import type { MoneyFilter } from '../../../api/exportApi';
import type { MoneyKind, MoneyRecord } from '../../../wire/records';
import { moneyKinds, readKind, useRecordParams } from '../recordParams';
import styles from './MoneyFilters.module.css';

export const moneyStatuses = [
  'pending',
  'successful',
  'rejected',
  'expired',
  'cancelled',
  'checking',
] as const satisfies readonly MoneyRecord['status'][];

export type MoneyFiltersProps = {
  kind: MoneyKind | undefined;
  status: string | undefined;
  method: string | undefined;
  methods: { method: string; name: string }[];
  onChange: (filter: Record<string, string | undefined>) => void;
};

/** Filters money records by kind, status and method. */
export function MoneyFilters({ kind, status, method, methods, onChange }: MoneyFiltersProps) {
  const { t } = useTranslation('wallet');
  // Choosing a kind removes the `type` set by the bonus entry of the side menu.
  const choose = (id: MoneyKind | undefined) => onChange({ tab: 'money', type: undefined, kind: id });
  const isListed = !method || methods.some((known) => known.method === method);
  return (
    <>
      <ChipRow label={t('records.kind.label')}>
        <Chip selected={!kind} onClick={() => choose(undefined)}>
          {t('records.kind.all')}
        </Chip>
        {moneyKinds.map((id) => (
          <Chip key={id} selected={id === kind} onClick={() => choose(id)}>
            {t(`records.kind.${id}`)}
          </Chip>
        ))}
      </ChipRow>
      <div className={styles.fields}>
        <SelectField
          label={t('records.status.label')}
          value={status ?? ''}
          onChange={({ target }) => onChange({ status: target.value })}
          options={[{ value: '', label: t('records.status.all') }, ...moneyStatuses.map((id) => ({ value: id, label: t(`status.${id}`) }))]}
        />
        <SelectField
          label={t('records.method.label')}
          value={method ?? ''}
          onChange={({ target }) => onChange({ method: target.value })}
          options={[
            { value: '', label: t('records.method.all') },
            ...(isListed ? [] : [{ value: method, label: method }]),
            ...methods.map(({ method: value, name }) => ({ value, label: name })),
          ]}
        />
      </div>
    </>
  );
}

const METHOD_LENGTH = 60;

/** Reads the filter of the money records from the URL. */
export function useMoneyFilter({ from, to }: DayRange): MoneyFilter {
  const language = toGatewayLanguage(useLocale());
  const { query } = useRecordParams();
  const kind = readKind(query);
  const status = moneyStatuses.find((id) => id === query.get('status'));
  const method = query.get('method');
  const isMethod = method !== null && method !== '' && method.length <= METHOD_LENGTH;
  return { from, to, language, ...(kind && { kind }), ...(status && { status }), ...(isMethod && { method }) };
}
