import { LoadMore, pageRows } from '@parlour/api-client';
import { StaleNotice } from '@parlour/merchant';
import { Page, Stack } from '@parlour/ui/page';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetRebatesInfiniteQuery } from '../../api/teamApi';
import { TeamLoadState } from '../../parts/TeamLoadState';
import { TeamEmpty } from '../../parts/TeamEmpty';
import { OwnRates } from './OwnRates';
import { RebateList } from './RebateList';
import { RebateSheet } from './RebateSheet';
import { SearchField } from '../../parts/SearchField';

/** The rebate rates of direct downlines, which the agent sets up to the agent's own rates. */
export function RebatesScreen() {
  const { t } = useTranslation('agent');
  const [search, setSearch] = useState('');
  const [openId, setOpenId] = useState<string>();
  const query = useGetRebatesInfiniteQuery({ ...(search && { search }) }, { refetchOnMountOrArgChange: true });
  const pages = query.currentData?.pages;
  const own = query.data?.pages[0]?.own;
  const rows = pageRows(pages ?? [], ({ memberId }) => memberId);
  const shown = rows.find(({ memberId }) => memberId === openId);

  return (
    <Page>
      <Stack gap={4}>
        <StaleNotice query={query} />
        {own ? <OwnRates rates={own} /> : <TeamLoadState query={query} />}
        <SearchField label={t('team.search')} value={search} onSearch={setSearch} />
        {own && !pages && <TeamLoadState query={query} />}
        {pages && rows.length === 0 && <TeamEmpty search={search} isOwn />}
        {rows.length > 0 && <RebateList rows={rows} onOpen={setOpenId} />}
        {pages && <LoadMore query={query} />}
      </Stack>
      {own && shown && <RebateSheet key={shown.memberId} own={own} downline={shown} onClose={() => setOpenId(undefined)} />}
    </Page>
  );
}
