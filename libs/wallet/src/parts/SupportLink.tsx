import { useResource } from '@parlour/merchant';
import { Button } from '@parlour/ui/button';
import { useTranslation } from 'react-i18next';

/** The way to a person, where the operator has configured one. */
export function SupportLink() {
  const { t } = useTranslation('wallet');
  const url = useResource('LIVECHAT');
  if (!url) return null;
  return (
    <Button as="a" href={url} target="_blank" rel="noopener noreferrer" variant="secondary" size="s" icon="headset">
      {t('support.link')}
    </Button>
  );
}
