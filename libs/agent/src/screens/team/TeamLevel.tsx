import { useTranslation } from 'react-i18next';
import type { DownlinePage } from '../../wire/team';
import { DownlineList } from './DownlineList';
import { TeamEmpty } from '../../parts/TeamEmpty';
import { TeamTotals } from './TeamTotals';
import { useCounted } from '../../hooks/useCounted';

type TeamLevelProps = {
  /** The first page, which contains the totals of the level. */
  first: DownlinePage;
  rows: DownlinePage['content'];
  /** The member who owns the level; undefined at the top. */
  of: string | undefined;
  search: string;
  address: URLSearchParams;
};

/** Shows one level of the team: totals and members. */
export function TeamLevel({ first, rows, of, search, address }: TeamLevelProps) {
  const { t } = useTranslation('agent');
  const counted = useCounted();
  return (
    <>
      <TeamTotals page={first} of={of} />
      {first.count === 0 ? (
        <TeamEmpty search={search} isOwn={of === undefined} />
      ) : (
        <DownlineList
          title={t(search ? 'team.found' : 'team.direct', counted(first.count))}
          rows={rows}
          currencySymbol={first.currencySymbol}
          address={address}
        />
      )}
    </>
  );
}
