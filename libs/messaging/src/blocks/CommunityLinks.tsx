import { useCommunityLinks } from '@parlour/site';
import type { IconName } from '@parlour/ui/icon';
import { ListGroup, ListRow } from '@parlour/ui/list-row';
import { useTranslation } from 'react-i18next';
import { communityKeys } from '../hooks/useServiceLinks';

const icons: Record<string, IconName> = { FACEBOOK_1: 'users', VIBER: 'phone', YOUTUBE: 'play' };

/** Community links of the side menu: six keys, each only when its link is configured (specification 2). */
export function CommunityLinks() {
  const { t } = useTranslation('messaging');
  const links = useCommunityLinks().filter(({ type }) => communityKeys.includes(type));
  if (links.length === 0) return null;
  return (
    <ListGroup title={t('channels.community')}>
      {links.map(({ type, name, url }) => (
        <ListRow
          key={type}
          as="a"
          href={url}
          target="_blank"
          rel="noopener noreferrer"
          icon={icons[type] ?? 'message-circle'}
          title={name}
        />
      ))}
    </ListGroup>
  );
}
