import { LoadMore, type LoadMoreProps, LoadState, pageRows, useErrorText } from '@parlour/api-client';
import { formatMoney } from '@parlour/kernel/money';
import { useLocale } from '@parlour/site';
import { useAmountText, useDateFormat } from '@parlour/site/format';
import { EmptyState } from '@parlour/ui/empty-state';
import { ListRow, ListGroup } from '@parlour/ui/list-row';
import { Money } from '@parlour/ui/money';
import { Notice } from '@parlour/ui/notice';
import { Stack } from '@parlour/ui/page';
import { StatusChip } from '@parlour/ui/status-chip';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetInviteesInfiniteQuery, useGetReferralRecordsInfiniteQuery, useGetReferralIncomeInfiniteQuery } from '../../api/referralApi';
import type { ReferralRule } from '../../wire/referralWire';
import styles from './ReferralLists.module.css';

type InviteeListProps = { rule: ReferralRule | undefined; symbol: string };

/** Lists friends by masked name with their registration date, their progress by the rule, and whether they count. */
export function InviteeList({ rule, symbol }: InviteeListProps) {
  const { t } = useTranslation('promotions');
  const amountText = useAmountText(symbol, 'short');
  const dates = useDateFormat();
  const query = useGetInviteesInfiniteQuery();
  return (
    <PagedList query={query} keyOf={({ id }) => id} failed={t('invite.failed')} empty={t('invite.nobody')}>
      {({ id, name, joinedAt, deposited, staked, isQualified }) => (
        <ListRow
          key={id}
          title={
            <span className={styles.head}>
              <bdi>{name}</bdi>
              <StatusChip tone={isQualified ? 'success' : 'pending'} label={t(isQualified ? 'invite.counts' : 'invite.notYet')} />
            </span>
          }
          text={
            <FactLine
              facts={[
                t('invite.joined', { date: dates.date(joinedAt) }),
                ...(rule
                  ? [
                      t('invite.deposited', { done: amountText(deposited), target: amountText(rule.minDeposit) }),
                      t('invite.staked', { done: amountText(staked), target: amountText(rule.minBet) }),
                    ]
                  : []),
              ]}
            />
          }
        />
      )}
    </PagedList>
  );
}

/** Facts separated by middle dots. A line breaks between two facts, and inside a fact only if the fact is longer than the line. */
function FactLine({ facts }: { facts: readonly string[] }) {
  return facts.map((fact, place) => (
    <Fragment key={fact}>
      <span className={styles.fact}>{place < facts.length - 1 ? `${fact} ·` : fact}</span>{' '}
    </Fragment>
  ));
}

type ReferralRecordsProps = { symbol: string };

/** Lists every reward paid for a friend, newest first. */
export function ReferralRecords({ symbol }: ReferralRecordsProps) {
  const { t } = useTranslation('promotions');
  const locale = useLocale();
  const dates = useDateFormat();
  const query = useGetReferralRecordsInfiniteQuery();
  return (
    <PagedList query={query} keyOf={({ id }) => id} failed={t('invite.failed')} empty={t('invite.noRecords')}>
      {({ id, at, kind, friend, amount }) => (
        <ListRow
          key={id}
          title={t(`invite.kind.${kind}`)}
          text={[friend, dates.full(at)].filter(Boolean).join(' · ')}
          end={<Money symbol={symbol} digits={formatMoney(amount, { locale, symbol })} tone="up" />}
        />
      )}
    </PagedList>
  );
}

type ReferralIncomeProps = { symbol: string };

/** Lists the income from friends by day, in the merchant's time zone. */
export function ReferralIncome({ symbol }: ReferralIncomeProps) {
  const { t } = useTranslation('promotions');
  const locale = useLocale();
  const dates = useDateFormat();
  const query = useGetReferralIncomeInfiniteQuery();
  return (
    <PagedList query={query} keyOf={({ day }) => day} failed={t('invite.failed')} empty={t('invite.noRecords')}>
      {({ day, friends, amount }) => (
        <ListRow
          key={day}
          // Noon is on this day in each time zone that a device may have.
          title={dates.date(Date.parse(`${day}T12:00`))}
          text={t('invite.friends', { count: friends })}
          end={<Money symbol={symbol} digits={formatMoney(amount, { locale, symbol })} tone="up" />}
        />
      )}
    </PagedList>
  );
}

type PagedListProps<Item> = {
  query: LoadMoreProps['query'] & { data?: { pages: { content: Item[] }[] }; refetch: () => unknown };
  keyOf: (item: Item) => string;
  /** The title of the load error; `empty` is the text of an empty list. */
  failed: string;
  empty: string;
  children: (item: Item) => ReactNode;
};

/** A paged list of the referral programme, with its loading, error and empty states. */
function PagedList<Item>({ query, keyOf, failed, empty, children }: PagedListProps<Item>) {
  const errorText = useErrorText();
  const { data, error, isFetching, isFetchNextPageError } = query;
  if (!data) return <LoadState cards={3} rows={2} title={failed} error={error} isBusy={isFetching} onRetry={query.refetch} />;
  const items = pageRows(data.pages, keyOf);
  if (items.length === 0) return <EmptyState icon="users" title={empty} />;
  return (
    <Stack>
      <ListGroup>{items.map(children)}</ListGroup>
      {error !== undefined && !isFetchNextPageError && <Notice tone="danger">{errorText(error)}</Notice>}
      <LoadMore query={query} />
    </Stack>
  );
}
