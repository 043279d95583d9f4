import { paths, to } from '@parlour/kernel';
import type { KnownPause } from '@parlour/player';
import { useTranslation } from 'react-i18next';
import { useUntil } from '../../hooks/useUntil';

/** Returns the path to a prefilled support request that asks to apply this device's pause to the account (product 4.21). */
export function useSupportRequest(): (pause: KnownPause) => string {
  const { t } = useTranslation('session');
  const until = useUntil();
  return (pause) =>
    to(paths.messaging.feedback, {}, { topic: 'gaming', text: t(`play.pause.request.${pause.kind}`, { until: until(pause.until) }) });
}
