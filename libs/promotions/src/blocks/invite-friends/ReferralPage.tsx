import { LoadState } from '@parlour/api-client';
import { paths } from '@parlour/kernel';
import { useRole } from '@parlour/player';
import { useOffers } from '@parlour/site';
import { Button } from '@parlour/ui/button';
import { Notice } from '@parlour/ui/notice';
import { Page, Stack } from '@parlour/ui/page';
import { TabPanel, Tabs } from '@parlour/ui/tabs';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { useGetReferralQuery } from '../../api/referralApi';
import type { Referral } from '../../wire/referralWire';
import { ReferralIncome, ReferralRecords, InviteeList } from './ReferralLists';
import { ReferralOverview } from './ReferralOverview';
import { ReferralRewards, ReferralRules } from './ReferralRules';

const tabs = ['overview', 'rewards', 'income', 'records', 'invitees'] as const;

/** Returns the tabs for which the gateway has something. */
function useOfferedTabs(referral: Referral | undefined) {
  const offers = {
    overview: true,
    rewards: Boolean(referral?.rules.length || referral?.mine?.milestones.length),
    income: useOffers('getReferralIncome'),
    records: useOffers('getReferralRecords'),
    invitees: useOffers('getInvitees'),
  };
  return tabs.filter((name) => offers[name]);
}

type ReferralPageProps = { isVisitor: boolean };

/** The member's referral page with the tabs overview, rewards, income, records and invitees, as far as the site has them. The tab is stored in the URL. */
export function ReferralPage({ isVisitor }: ReferralPageProps) {
  const { t } = useTranslation('promotions');
  const { isTrial } = useRole();
  const panelId = useId();
  const [query, setQuery] = useSearchParams();
  const { data: referral, error, isFetching, refetch } = useGetReferralQuery();
  const offered = useOfferedTabs(referral);
  const tab = offered.find((name) => name === query.get('tab')) ?? 'overview';

  if (!referral) {
    return (
      <Page>
        <LoadState cards={3} rows={2} title={t('invite.failed')} error={error} isBusy={isFetching} onRetry={refetch} />
      </Page>
    );
  }
  const { mine, rules, currencySymbol: symbol } = referral;
  if (!mine) {
    return (
      <Page>
        <Stack gap={4}>
          <Notice
            tone="info"
            action={
              (isVisitor || isTrial) && (
                <Button
                  as={Link}
                  size="s"
                  to={isVisitor ? `${paths.session.login}?returnTo=${encodeURIComponent(paths.promotions.invite)}` : paths.session.register}
                >
                  {t(isVisitor ? 'vip.login' : 'invite.register')}
                </Button>
              )
            }
          >
            {t('invite.visitor')}
          </Notice>
          <ReferralRules rules={rules} symbol={symbol} />
        </Stack>
      </Page>
    );
  }
  return (
    <Page>
      <Stack gap={4}>
        {offered.length > 1 && (
          <Tabs
            label={t('invite.tabs')}
            panelId={panelId}
            items={offered.map((id) => ({ id, label: t(`invite.tab.${id}`) }))}
            value={tab}
            onChange={(id) => setQuery({ tab: id }, { replace: true })}
          />
        )}
        <TabPanel id={panelId} label={t(`invite.tab.${tab}`)}>
          {tab === 'overview' && <ReferralOverview mine={mine} rules={rules} symbol={symbol} />}
          {tab === 'rewards' && <ReferralRewards mine={mine} rules={rules} symbol={symbol} />}
          {tab === 'income' && <ReferralIncome symbol={symbol} />}
          {tab === 'records' && <ReferralRecords symbol={symbol} />}
          {tab === 'invitees' && <InviteeList rule={rules.find(({ kind }) => kind === 'invitation')} symbol={symbol} />}
        </TabPanel>
      </Stack>
    </Page>
  );
}
