import { useFlag } from '@parlour/merchant';
import { Stack } from '@parlour/ui/page';
import { Tabs } from '@parlour/ui/tabs';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useStoredChoice } from '../../hooks/useStoredChoice';
import { LoginForm } from './LoginForm';
import { SmsLoginForm } from './SmsLoginForm';
import { useLoginAttempt } from './useLoginAttempt';

const methods = ['username', 'sms'] as const;

export type LoginMethodsProps = { entrance: 'member' | 'agent'; knownName?: string };

/**
 * Login by user name or by SMS code. The tabs appear only if the merchant offers both (flag MOBILEVERCODELOGIN3, specification
 * 2).
 */
export function LoginMethods({ entrance, knownName }: LoginMethodsProps) {
  const { t } = useTranslation('session');
  const hasSms = useFlag('MOBILEVERCODELOGIN3');
  const attempt = useLoginAttempt(entrance);
  const panelId = useId();
  const [chosen, setChosen] = useStoredChoice('loginMethod', methods);
  const method = hasSms ? chosen : 'username';

  /** Each method restores its own remembered credentials. A captcha already shown is replaced (specification 4). */
  function handleChange(next: (typeof methods)[number]) {
    if (next === method) return;
    setChosen(next);
    attempt.forget();
    attempt.captcha.refresh();
  }

  const items = [
    { id: 'username' as const, label: t('login.byName') },
    { id: 'sms' as const, label: t('login.bySms') },
  ];
  // The flag may arrive late. The form keeps its position in the tree, so typed values are kept.
  return (
    <Stack gap={4}>
      {hasSms && <Tabs items={items} value={method} onChange={handleChange} label={t('login.method')} panelId={panelId} />}
      <div id={panelId} role={hasSms ? 'tabpanel' : undefined}>
        {method === 'sms' ? <SmsLoginForm attempt={attempt} /> : <LoginForm attempt={attempt} knownName={knownName} />}
      </div>
    </Stack>
  );
}
