import { ListGroup, ListRow } from '@parlour/ui/list-row';
import { useTranslation } from 'react-i18next';
import { useOfficialChannels } from '../hooks/useServiceLinks';

const names: Record<string, string> = { FACEBOOK: 'Facebook', YOUTUBE: 'YouTube' };

/** Official channels of the side menu. Renders nothing if none is configured. */
export function OfficialChannels() {
  const { t } = useTranslation('messaging');
  const channels = useOfficialChannels();
  if (channels.length === 0) return null;
  return (
    <ListGroup title={t('channels.official')}>
      {channels.map(({ csType, url }) => (
        <ListRow key={url} as="a" href={url} target="_blank" rel="noopener noreferrer" icon="badge-check" title={names[csType] ?? csType} />
      ))}
    </ListGroup>
  );
}
