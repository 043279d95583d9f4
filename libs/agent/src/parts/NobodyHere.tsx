import { EmptyState } from '@parlour/ui/empty-state';
import { useTranslation } from 'react-i18next';

type NobodyHereProps = { search: string };

/** No row: nobody by the name that was searched for, or nobody below at all. */
export function NobodyHere({ search }: NobodyHereProps) {
  const { t } = useTranslation('agent');
  if (search) return <EmptyState icon="search" title={t('team.nobodyFound')} text={t('team.nobodyFoundText')} />;
  return <EmptyState icon="users" title={t('team.nobodyBelow')} />;
}
