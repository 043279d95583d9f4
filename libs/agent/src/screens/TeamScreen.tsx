import { LoadMore, pageRows } from '@parlour/api-client';
import { RangePicker, StaleNotice } from '@parlour/site/format';
import { FilterBar } from '@parlour/ui/filter-bar';
import { Icon } from '@parlour/ui/icon';
import { Page, Stack } from '@parlour/ui/page';
import { useTranslation } from 'react-i18next';
import { useSearchParams, Link } from 'react-router-dom';
import { useGetDownlinesInfiniteQuery } from '../api/teamApi';
import { useTeamRange } from '../parts/TeamFigures';
import { TeamLoadState, SearchField } from '../parts/TeamList';
import type { DownlinePage } from '../wire/team';
import styles from './TeamScreen.module.css';
import { TeamLevel, levelQuery } from './TeamLevel';

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
      <FilterBar label={t('title.team')}>
        <RangePicker range={range} now={now} onChange={choose} />
      </FilterBar>
      <Stack gap={4}>
        <TeamTrail trail={first?.trail ?? []} address={address} />
        <SearchField key={of ?? ''} label={t('team.search')} value={search} onSearch={handleSearch} />
        <StaleNotice query={query} />
        {!first && <TeamLoadState query={query} />}
        {first && <TeamLevel first={first} rows={pageRows(pages, ({ memberId }) => memberId)} of={of} search={search} address={address} />}
        {first && <LoadMore query={query} />}
      </Stack>
    </Page>
  );
}

type TeamTrailProps = { trail: DownlinePage['trail']; address: URLSearchParams };

/** Breadcrumbs from the agent's own team to the current level. */
function TeamTrail({ trail, address }: TeamTrailProps) {
  const { t } = useTranslation('agent');
  if (trail.length === 0) return null;
  return (
    <nav aria-label={t('team.trail')}>
      <ol className={styles.trail}>
        <li className={styles.step}>
          <Link className={styles.link} to={levelQuery(address)}>
            {t('team.mine')}
          </Link>
        </li>
        {trail.map(({ memberId, name }, index) => (
          <li key={memberId} className={styles.step}>
            <Icon name="chevron-right" size="s" />
            <Link className={styles.link} to={levelQuery(address, memberId)} aria-current={index === trail.length - 1 ? 'page' : undefined}>
              <bdi>{name}</bdi>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
