import { useDateFormat } from '@parlour/site/format';
import { useTranslation } from 'react-i18next';

/** Formats an end, e.g. "21 Nov 2026, 14:02", or a text for no end. */
export function useUntil(): (until: number | null) => string {
  const { t } = useTranslation('player');
  const dates = useDateFormat();
  return (until) => (until === null ? t('pause.inSentence.forGood') : dates.full(until));
}
