import { paths } from '@parlour/kernel';
import { Button } from '@parlour/ui/button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

/** Leads a player without notifications to the inbox, which receives everything too. */
export function InboxLink() {
  const { t } = useTranslation('messaging');
  return (
    <Button as={Link} to={paths.messaging.inbox} size="s" variant="secondary">
      {t('notifications.inbox')}
    </Button>
  );
}
