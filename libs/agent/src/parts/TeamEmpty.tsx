import { paths } from '@parlour/kernel';
import { Button } from '@parlour/ui/button';
import { EmptyState } from '@parlour/ui/empty-state';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

type TeamEmptyProps = {
  search: string;
  /** True for the agent's own team, false for a downline's team. */
  isOwn: boolean;
};

/** The empty state of a list: no search result, or no downlines. An agent's own empty team links to the invitation link. */
export function TeamEmpty({ search, isOwn }: TeamEmptyProps) {
  const { t } = useTranslation('agent');
  if (search) return <EmptyState icon="search" title={t('team.nobodyFound')} text={t('team.nobodyFoundText')} />;
  if (!isOwn) return <EmptyState icon="users" title={t('team.nobodyBelow')} />;
  return (
    <EmptyState
      icon="users"
      title={t('team.nobodyBelow')}
      text={t('link.text')}
      action={
        <Button as={Link} to={paths.agent.link} variant="secondary">
          {t('invite.go')}
        </Button>
      }
    />
  );
}
