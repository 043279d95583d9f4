import { paths } from '@parlour/kernel';
import { useMerchant } from '@parlour/site';
import { Button } from '@parlour/ui/button';
import { Dialog } from '@parlour/ui/dialog';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useTermsDate, agreeToTerms } from '../rules/terms';

export type TermsNoticeProps = {
  /** Called after the player has agreed. */
  onDone: () => void;
};

/**
 * Terms notice overlay (specification 2, "Other"). It stays open until the player agrees. The terms page itself can be read
 * without agreeing.
 */
export function TermsNotice({ onDone }: TermsNoticeProps) {
  const { t } = useTranslation('session');
  const { brand, minAge } = useMerchant();
  const date = useTermsDate();

  function handleAgree() {
    agreeToTerms(date);
    onDone();
  }

  return (
    <Dialog
      open
      title={t('termsNotice.title')}
      actions={
        <>
          <Button as={Link} to={paths.session.terms} variant="ghost">
            {t('termsNotice.read')}
          </Button>
          <Button onClick={handleAgree}>{t('termsNotice.agree')}</Button>
        </>
      }
    >
      {t('termsNotice.text', { brand, age: minAge })}
    </Dialog>
  );
}
