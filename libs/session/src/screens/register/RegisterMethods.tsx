import { useFlag } from '@parlour/merchant';
import { Stack } from '@parlour/ui/page';
import { Tabs } from '@parlour/ui/tabs';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useStoredChoice } from '../../hooks/useStoredChoice';
import type { RegisterMethod } from '../../rules/registerFields';
import { RegisterForm, type RegisterFormProps } from './RegisterForm';

const methods = ['username', 'mobile'] as const;

/**
 * Registration by user name or mobile number (specification 4). Shows tabs if the merchant offers both, else only the mobile form
 * if that is the only method.
 */
export function RegisterMethods(props: Omit<RegisterFormProps, 'method'>) {
  const { t } = useTranslation('session');
  const byName = useFlag('USERNAMEREG3');
  const byMobile = useFlag('MOBILENUMREG3');
  const asksCode = useFlag('REGMOBVERF3');
  const asksPassword = useFlag('MOBILENUMPASSREG3');
  const panelId = useId();
  const [chosen, setChosen] = useStoredChoice('registerMethod', methods);
  const by = byMobile && (chosen === 'mobile' || !byName) ? 'mobile' : 'username';
  const method: RegisterMethod = by === 'mobile' ? { by, asksCode, asksPassword } : { by };

  const hasBoth = byName && byMobile;
  const items = [
    { id: 'username' as const, label: t('register.byName') },
    { id: 'mobile' as const, label: t('register.byMobile') },
  ];
  // The flags may arrive late. The form keeps its position in the tree, so typed values are kept.
  return (
    <Stack gap={2}>
      {hasBoth && <Tabs items={items} value={by} onChange={setChosen} label={t('register.method')} panelId={panelId} />}
      <div id={panelId} role={hasBoth ? 'tabpanel' : undefined}>
        <RegisterForm key={by} {...props} method={method} />
      </div>
    </Stack>
  );
}
