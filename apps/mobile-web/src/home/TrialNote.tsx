import { paths } from '@parlour/kernel';
import { Button } from '@parlour/ui/button';
import { Notice } from '@parlour/ui/notice';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

/** Tells a trial player on home that the credit is not money, and how to play for real. */
export function TrialNote() {
  const { t } = useTranslation('shell');
  return (
    <Notice
      tone="info"
      action={
        <Button as={Link} to={paths.session.register} size="s">
          {t('header.register')}
        </Button>
      }
    >
      {t('home.trial')}
    </Notice>
  );
}
