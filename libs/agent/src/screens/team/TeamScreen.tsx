import { LoadMore, pageRows } from '@parlour/api-client';
import { RangePicker, StaleNotice } from '@parlour/merchant';
import { Page, Stack } from '@parlour/ui/page';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useGetDownlinesInfiniteQuery } from '../../api/teamApi';
import { TeamLoadState } from '../../parts/TeamLoadState';
import { SearchField } from '../../parts/SearchField';
import { TeamLevel } from './TeamLevel';
import { TeamTrail } from './TeamTrail';
import { useTeamRange } from '../../hooks/useTeamRange';

/** Shows the team level by level. Level, search and range are stored in the URL. */
export function TeamScreen() {
  const { t } = useTranslation('agent');
  const { now, range, choose } = useTeamRange();
  const [address, setAddress] = useSearchParams();
  const of = address.get('of') ?? undefined;
  const search = address.get('q') ?? '';
  const filter = { from: range.from, to: range.to, ...(of && { of }), ...(search && { search }) };
  const query = useGetDownlinesInfiniteQuery(filter, { refetchOnMountOrArgChange: true });
  const pages = query.currentData?.pages;
  const first = pages?.[0];

  function handleSearch(text: string) {
    const { q: _, ...others } = Object.fromEntries(address);
    setAddress(text ? { ...others, q: text } : others, { replace: true });
  }

  return (
    <Page>
      <Stack gap={4}>
        <TeamTrail trail={first?.trail ?? []} address={address} />
        <RangePicker range={range} now={now} onChange={choose} />
        <SearchField key={of ?? ''} label={t('team.search')} value={search} onSearch={handleSearch} />
        <StaleNotice query={query} />
        {!first && <TeamLoadState query={query} />}
        {first && <TeamLevel first={first} rows={pageRows(pages, ({ memberId }) => memberId)} of={of} search={search} address={address} />}
        {first && <LoadMore query={query} />}
      </Stack>
    </Page>
  );
}
