import { paths, to } from '@parlour/kernel';
import { Button } from '@parlour/ui/button';
import { Stack } from '@parlour/ui/page';
import { Sheet } from '@parlour/ui/sheet';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Account } from '../../wire/transfer';
import { SupportLink } from '../../parts/SupportLink';

export type KeptAccountProps = {
  account: Account;
  /** The number of the order that blocks the removal, as sent by the gateway. */
  because: unknown;
  onClose: () => void;
};

/**
 * Explains why only customer support can remove this account and links to a prefilled message (product decision 4.9, no dead
 * end).
 */
export function KeptAccount({ account: { provider, maskedNumber }, because, onClose }: KeptAccountProps) {
  const { t } = useTranslation('wallet');
  const order = typeof because === 'string' ? because : undefined;
  return (
    <Sheet open title={t('account.keep.title')} closeLabel={t('account.close')} onClose={onClose}>
      <Stack>
        <p>{t('account.keep.text', { account: `${provider} ${maskedNumber}` })}</p>
        <Button as={Link} to={to(paths.messaging.feedback, {}, { topic: 'account', order })} block>
          {t('account.keep.write')}
        </Button>
        <SupportLink />
      </Stack>
    </Sheet>
  );
}
