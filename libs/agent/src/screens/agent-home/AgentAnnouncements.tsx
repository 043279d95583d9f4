import { useDateFormat } from '@parlour/merchant';
import { Disclosure } from '@parlour/ui/disclosure';
import { Stack } from '@parlour/ui/page';
import { SectionTitle } from '@parlour/ui/section';
import { useTranslation } from 'react-i18next';
import type { Overview } from '../../wire/team';

type AgentAnnouncementsProps = Pick<Overview, 'announcements'>;

/** Shows the operator's announcements for agents. */
export function AgentAnnouncements({ announcements }: AgentAnnouncementsProps) {
  const { t } = useTranslation('agent');
  const dates = useDateFormat();
  return (
    <section aria-label={t('home.announcements')}>
      <SectionTitle icon="megaphone" title={t('home.announcements')} />
      {announcements.length === 0 ? (
        <p>{t('home.noAnnouncements')}</p>
      ) : (
        <Stack gap={2}>
          {announcements.map(({ id, title, text, at }) => (
            <Disclosure key={id} title={title} end={dates.short(at)}>
              <p>{text}</p>
            </Disclosure>
          ))}
        </Stack>
      )}
    </section>
  );
}
