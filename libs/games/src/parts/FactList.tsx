import { Facts } from '@parlour/ui/facts';
import { Notice } from '@parlour/ui/notice';
import { useTranslation } from 'react-i18next';
import type { GameDetail } from '../api/discoveryApi';
import type { PlayTarget } from '../rules/playTarget';
import { useFactRows } from './useFactRows';

export type FactListProps = { target: PlayTarget; detail: GameDetail };

/** The facts of a game, whether it can be played now, and what a return rate does not say. */
export function FactList({ target, detail }: FactListProps) {
  const { t } = useTranslation('games');
  const rows = useFactRows(target);
  return (
    <>
      {detail.maintenance && <Notice tone="warn">{t('about.maintenance', { vendor: detail.vendorName })}</Notice>}
      <Facts rows={rows(detail)} />
      {detail.returnRate != null && <p>{t('about.rateText')}</p>}
    </>
  );
}
