import { paths, to } from '@parlour/kernel';
import { Button } from '@parlour/ui/button';
import { Card } from '@parlour/ui/card';
import { EmptyState } from '@parlour/ui/empty-state';
import { Page, Stack } from '@parlour/ui/page';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { useGetDownlinesInfiniteQuery } from '../api/teamApi';
import { DownlineList } from '../parts/DownlineList';
import { FigureGrid } from '../parts/FigureGrid';
import { LoadState } from '../parts/LoadState';
import { MoreRows } from '../parts/MoreRows';
import { RangePicker } from '../parts/RangePicker';
import { SearchField } from '../parts/SearchField';
import { TeamTrail } from '../parts/TeamTrail';
import { useTeamMoney } from '../parts/useTeamMoney';
import { useTeamRange } from '../parts/useTeamRange';
import { isWon } from '../rules/isWon';

/** Who stands below, level by level; the level, the search and the range live in the address. */
export function TeamScreen() {
  const { t } = useTranslation('agent');
  const { now, range, choose } = useTeamRange();
  const [address, setAddress] = useSearchParams();
  const of = address.get('of') ?? undefined;
  const search = address.get('q') ?? '';
  const wish = { from: range.from, to: range.to, ...(of && { of }), ...(search && { search }) };
  const query = useGetDownlinesInfiniteQuery(wish, { refetchOnMountOrArgChange: true });
  const pages = query.currentData?.pages;
  const first = pages?.[0];
  const money = useTeamMoney(first?.currencySymbol ?? '');

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
        {first && pages ? (
          <>
            <Card>
              <Stack>
                <FigureGrid
                  figures={[
                    { label: t('figure.below'), value: first.totals.members },
                    { label: t('figure.bets'), value: money.amount(first.totals.bets) },
                    {
                      label: t('figure.netLoss'),
                      value: money.signed(first.totals.netLoss),
                      note: isWon(first.totals.netLoss) ? t('figure.teamWon') : undefined,
                    },
                    { label: t('figure.deposits'), value: money.amount(first.totals.deposits) },
                    { label: t('figure.withdrawals'), value: money.amount(first.totals.withdrawals) },
                  ]}
                />
                {of && (
                  <Button as={Link} to={to(paths.agent.transfer, {}, { to: of })} variant="secondary" icon="send" block>
                    {t('team.send', { name: first.trail.at(-1)?.name ?? '' })}
                  </Button>
                )}
              </Stack>
            </Card>
            {first.count === 0 ? (
              <EmptyState
                icon={search ? 'search' : 'users'}
                title={t(search ? 'team.nobodyFound' : 'team.nobodyBelow')}
                text={search ? t('team.nobodyFoundText') : undefined}
              />
            ) : (
              <>
                <DownlineList
                  title={t(search ? 'team.found' : 'team.direct', { count: first.count })}
                  rows={pages.flatMap(({ content }) => content)}
                  currencySymbol={first.currencySymbol}
                  address={address}
                />
                <MoreRows query={query} />
              </>
            )}
          </>
        ) : (
          <LoadState query={query} />
        )}
      </Stack>
    </Page>
  );
}
