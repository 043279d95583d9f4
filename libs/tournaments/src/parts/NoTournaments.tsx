import { paths } from '@parlour/kernel';
import { Button } from '@parlour/ui/button';
import { EmptyState } from '@parlour/ui/empty-state';
import type { IconName } from '@parlour/ui/icon';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

type NoTournamentsProps = { icon: IconName; title: string; text: string };

/** Explains why there are no tournaments for this player, and leads home. */
export function NoTournaments({ icon, title, text }: NoTournamentsProps) {
  const { t } = useTranslation('tournaments');
  const home = (
    <Button as={Link} variant="secondary" to={paths.home}>
      {t('gate.home')}
    </Button>
  );
  return <EmptyState icon={icon} title={title} text={text} action={home} />;
}
