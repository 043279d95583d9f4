import { useMerchantLink } from '@parlour/merchant';
import { Button } from '@parlour/ui/button';
import { useTranslation } from 'react-i18next';

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
