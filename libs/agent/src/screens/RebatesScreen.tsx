import { LoadMore, pageRows } from '@parlour/api-client';
import { StaleNotice } from '@parlour/site/format';
import { Card } from '@parlour/ui/card';
import { Facts } from '@parlour/ui/facts';
import { ListGroup, ListRow } from '@parlour/ui/list-row';
import { Page, Stack } from '@parlour/ui/page';
import { SectionTitle } from '@parlour/ui/section';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetRebatesInfiniteQuery } from '../api/teamApi';
import { usePercent } from '../hooks/useContractText';
import { TeamLoadState, TeamEmpty, SearchField } from '../parts/TeamList';
import type { Rebate, DownlineRebates } from '../wire/team';
import { RebateSheet } from './RebateSheet';

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

type OwnRatesProps = { rates: readonly Rebate[] };

/** Shows the agent's own rates, which are the maximum for downlines. */
function OwnRates({ rates }: OwnRatesProps) {
  const { t } = useTranslation('agent');
  const percent = usePercent();
  return (
    <Card>
      <Stack>
        <SectionTitle title={t('rebate.own')} />
        {rates.length > 0 ? (
          <Facts rows={rates.map(({ productType, rate }) => ({ label: t(`product.${productType}`), value: percent(rate) }))} />
        ) : (
          <p>{t('rebate.none')}</p>
        )}
      </Stack>
    </Card>
  );
}

type RebateListProps = { rows: readonly DownlineRebates[]; onOpen: (memberId: string) => void };

/** Lists direct downlines with their rates. A tap opens the rates for editing. */
function RebateList({ rows, onOpen }: RebateListProps) {
  const { t } = useTranslation('agent');
  const percent = usePercent();
  const text = (rates: DownlineRebates['rates']) =>
    rates.map(({ productType, rate }) => `${t(`product.${productType}`)} ${percent(rate)}`).join(' · ');
  return (
    <ListGroup title={t('rebate.downlines')}>
      {rows.map(({ memberId, name, isAgent, rates }) => (
        <ListRow
          key={memberId}
          as="button"
          icon={isAgent ? 'users' : 'user'}
          title={<bdi>{name}</bdi>}
          text={rates.length > 0 ? text(rates) : t('rebate.none')}
          onClick={() => onOpen(memberId)}
        />
      ))}
    </ListGroup>
  );
}
