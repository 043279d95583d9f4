import { paths, to } from '@parlour/kernel';
import { Button } from '@parlour/ui/button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

export type ReportLinkProps = { topic: 'deposit' | 'withdrawal' | 'game'; /** The number of the order or the bet. */ order: string };

/** Links to a report form prefilled with the order or the bet (product 4.14). */
export function ReportLink({ topic, order }: ReportLinkProps) {
  const { t } = useTranslation('wallet');
  return (
    <Button as={Link} to={to(paths.messaging.feedback, {}, { topic, order })} variant="ghost" icon="headset" block>
      {t('support.report')}
    </Button>
  );
}
