import { paths, to } from '@parlour/kernel';
import { useMerchantLink, useOffers } from '@parlour/site';
import { Button } from '@parlour/ui/button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

/** Links to customer support, if the operator has configured it. */
export function SupportLink() {
  const { t } = useTranslation('wallet');
  const url = useMerchantLink('LIVECHAT');
  if (!url) return null;
  return (
    <Button as="a" href={url} target="_blank" rel="noopener noreferrer" variant="secondary" size="s" icon="headset">
      {t('support.link')}
    </Button>
  );
}

type ReportLinkProps = { topic: 'deposit' | 'withdrawal' | 'game'; /** The number of the order or the bet. */ order: string };

/** Links to a report form prefilled with the order or the bet (product 4.14), if this site has the form. */
export function ReportLink({ topic, order }: ReportLinkProps) {
  const { t } = useTranslation('wallet');
  const hasFeedback = useOffers('sendFeedback');
  if (!hasFeedback) return null;
  return (
    <Button as={Link} to={to(paths.messaging.feedback, {}, { topic, order })} variant="ghost" icon="headset" block>
      {t('support.report')}
    </Button>
  );
}
