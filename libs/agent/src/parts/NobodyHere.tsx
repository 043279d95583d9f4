import { paths } from '@parlour/kernel';
import { Button } from '@parlour/ui/button';
import { EmptyState } from '@parlour/ui/empty-state';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

type NobodyHereProps = {
  search: string;
  /** The agent's own team, not that of a downline. */
  isOwn: boolean;
};

/** No row: nobody by the name that was searched for, or nobody below at all; the own link is what changes that. */
export function NobodyHere({ search, isOwn }: NobodyHereProps) {
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
