import { Loading } from '@parlour/api-client';
import { paths, to } from '@parlour/kernel';
import { ListGroup, ListRow } from '@parlour/ui/list-row';
import { useIsStatusSettled } from '@parlour/merchant';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useCanContact } from '../hooks/useCanContact';

/** Contacts below a text that did not help: a person or the feedback form. */
export function ContactRow() {
  const { t } = useTranslation('messaging');
  const canContact = useCanContact();
  const isSettled = useIsStatusSettled();
  if (!isSettled) return <Loading rows={2} />;
  return (
    <ListGroup title={t('help.more')}>
      {canContact && (
        <ListRow
          as={Link}
          to={to(paths.messaging.message, {}, { chat: '1' })}
          icon="headset"
          title={t('center.chat')}
          text={t('center.chatText')}
        />
      )}
      <ListRow as={Link} to={paths.messaging.feedback} icon="pencil" title={t('center.feedback')} />
    </ListGroup>
  );
}
