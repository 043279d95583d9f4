import { paths } from '@parlour/kernel';
import { useCommunityLinks } from '@parlour/merchant';
import { useRole } from '@parlour/player';
import { ListGroup, ListRow } from '@parlour/ui/list-row';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useServiceLinks } from '../../hooks/useServiceLinks';
import { officialTypes } from '../../rules/officialTypes';

const messengers = ['TELEGRAM_2', 'TELEGRAM_3', 'WHATSAPP1', 'VIBER'];
const outside = { as: 'a', target: '_blank', rel: 'noopener noreferrer' } as const;

/** Contacts besides the chat: the operator's own entries, messengers, the feedback form (product 4.23). */
export function OtherWays() {
  const { t } = useTranslation('messaging');
  const { mayUseInbox } = useRole();
  const services = useServiceLinks().filter(({ csType }) => !officialTypes.includes(csType));
  // The same messenger may appear in both lists; the operator's own entry wins.
  const links = useCommunityLinks().filter(
    ({ type, name }) => messengers.includes(type) && !services.some(({ title }) => serviceName(title) === name),
  );
  if (services.length === 0 && links.length === 0 && !mayUseInbox) return null;
  return (
    <ListGroup title={t('chat.otherWays')}>
      {services.map(({ title, url }) => (
        <ListRow
          key={url}
          {...outside}
          href={url}
          icon={title === 'CS' ? 'headset' : 'message-circle'}
          title={title === 'CS' ? t('chat.service') : serviceName(title)}
        />
      ))}
      {links.map(({ type, name, url }) => (
        <ListRow key={type} {...outside} href={url} icon="message-circle" title={name} />
      ))}
      {mayUseInbox && <ListRow as={Link} to={paths.messaging.feedback} icon="pencil" title={t('center.feedback')} />}
    </ListGroup>
  );
}

/** The specification spells the entry "whatsapp". */
function serviceName(title: string): string {
  return title.toLowerCase() === 'whatsapp' ? 'WhatsApp' : title;
}
