import { Card } from '@parlour/ui/card';
import { EmptyState } from '@parlour/ui/empty-state';
import { Facts } from '@parlour/ui/facts';
import { ListGroup, ListRow } from '@parlour/ui/list-row';
import { Page, Stack } from '@parlour/ui/page';
import { SectionTitle } from '@parlour/ui/section';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetRebatesInfiniteQuery } from '../api/teamApi';
import { LoadState } from '../parts/LoadState';
import { MoreRows } from '../parts/MoreRows';
import { RebateSheet } from '../parts/RebateSheet';
import { SearchField } from '../parts/SearchField';
import { usePercent } from '../parts/usePercent';

/** What each direct downline gets back of its bets; the agent sets it within the own rates. */
export function RebatesScreen() {
  const { t } = useTranslation('agent');
  const percent = usePercent();
  const [search, setSearch] = useState('');
  const [openId, setOpenId] = useState<string>();
  const query = useGetRebatesInfiniteQuery({ ...(search && { search }) }, { refetchOnMountOrArgChange: true });
  const pages = query.currentData?.pages;
  const own = pages?.[0]?.own;
  const rows = pages?.flatMap(({ content }) => content) ?? [];
  const shown = rows.find(({ memberId }) => memberId === openId);
  const rateText = (rates: (typeof rows)[number]['rates']) =>
    rates.map(({ productType, rate }) => `${t(`product.${productType}`)} ${percent(rate)}`).join(' · ');

  return (
    <Page>
      <Stack gap={4}>
        {own && (
          <Card>
            <Stack>
              <SectionTitle title={t('rebate.own')} />
              {own.length > 0 ? (
                <Facts rows={own.map(({ productType, rate }) => ({ label: t(`product.${productType}`), value: percent(rate) }))} />
              ) : (
                <p>{t('rebate.none')}</p>
              )}
            </Stack>
          </Card>
        )}
        <SearchField label={t('team.search')} value={search} onSearch={setSearch} />
        {!pages && <LoadState query={query} />}
        {pages && rows.length === 0 && (
          <EmptyState icon={search ? 'search' : 'users'} title={t(search ? 'team.nobodyFound' : 'team.nobodyBelow')} />
        )}
        {rows.length > 0 && (
          <ListGroup title={t('rebate.downlines')}>
            {rows.map(({ memberId, name, isAgent, rates }) => (
              <ListRow
                key={memberId}
                as="button"
                icon={isAgent ? 'users' : 'user'}
                title={<bdi>{name}</bdi>}
                text={rates.length > 0 ? rateText(rates) : t('rebate.none')}
                onClick={() => setOpenId(memberId)}
              />
            ))}
          </ListGroup>
        )}
        {pages && <MoreRows query={query} />}
      </Stack>
      {own && shown && <RebateSheet key={shown.memberId} own={own} downline={shown} onClose={() => setOpenId(undefined)} />}
    </Page>
  );
}
