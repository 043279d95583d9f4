import { useTranslation } from 'react-i18next';
import type { DownlinePage } from '../wire/team';
import { DownlineList } from './DownlineList';
import { NobodyHere } from './NobodyHere';
import { TeamTotals } from './TeamTotals';
import { useCounted } from './useCounted';

type TeamLevelProps = {
  /** The first page, which carries what is said of the whole level. */
  first: DownlinePage;
  rows: DownlinePage['content'];
  /** Whose level it is; undefined at the top. */
  of: string | undefined;
  search: string;
  address: URLSearchParams;
};

/** One level of the team: what it did together, and who stands in it. */
export function TeamLevel({ first, rows, of, search, address }: TeamLevelProps) {
  const { t } = useTranslation('agent');
  const counted = useCounted();
  return (
    <>
      <TeamTotals page={first} of={of} />
      {first.count === 0 ? (
        <NobodyHere search={search} isOwn={of === undefined} />
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
