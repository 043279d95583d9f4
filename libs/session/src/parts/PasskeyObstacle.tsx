import { OpenInBrowser } from '@parlour/content';
import { Notice } from '@parlour/ui/notice';
import { useTranslation } from 'react-i18next';
import type { PasskeyBarrier } from '../hooks/passkeys';

/** Says why passkeys do not work here; in an in-app browser with the way to another one. */
export function PasskeyObstacle({ barrier }: { barrier: PasskeyBarrier }) {
  const { t } = useTranslation('session');
  const why = t(`passkey.${barrier}`);
  return barrier === 'inApp' ? <OpenInBrowser why={why} /> : <Notice tone="info">{why}</Notice>;
}
