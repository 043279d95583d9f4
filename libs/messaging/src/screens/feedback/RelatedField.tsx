import { useDateFormat } from '@parlour/merchant';
import { SelectField } from '@parlour/ui/field';
import { useTranslation } from 'react-i18next';
import { useGetFeedbackItemsQuery } from '../../api/feedbackApi';
import type { FeedbackTopic } from '../../wire/feedback';

export type RelatedFieldProps = { topic: FeedbackTopic; value: string; onChange: (id: string) => void };

/** Selects the order or game of a report, or none. Renders nothing if there is nothing to select. */
export function RelatedField({ topic, value, onChange }: RelatedFieldProps) {
  const { t } = useTranslation('messaging');
  const { full } = useDateFormat();
  const { currentData: items = [] } = useGetFeedbackItemsQuery({ topic });
  // An order from the URL may be older than the list.
  const isListed = value === '' || items.some(({ id }) => id === value);
  const options = [
    ...(isListed ? [] : [{ value, label: value }]),
    ...items.map(({ id, label, at }) => ({ value: id, label: withDate(label, full(at)) })),
  ];
  if (options.length === 0) return null;
  return (
    <SelectField
      label={t('feedback.related')}
      placeholder={t('feedback.noRelated')}
      options={options}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

function withDate(label: string, date: string): string {
  return date ? `${label} · ${date}` : label;
}
