import { paths, toGatewayLanguage } from '@parlour/kernel';
import { useFlag, useIsStatusKnown, useLocale } from '@parlour/merchant';
import { useIsLoggedIn } from '@parlour/session';
import { Button } from '@parlour/ui/button';
import { Notice } from '@parlour/ui/notice';
import { Page, Stack } from '@parlour/ui/page';
import { useTranslation } from 'react-i18next';
import { Link, Navigate } from 'react-router-dom';
import { useGetVipQuery } from '../api/clubApi';
import { BenefitList } from '../parts/BenefitList';
import { LevelCard } from '../parts/LevelCard';
import { LevelTable } from '../parts/LevelTable';
import { LoadState } from '../parts/LoadState';
import { NextLevel } from '../parts/NextLevel';
import { VipHistory } from '../parts/VipHistory';
import { VipRules } from '../parts/VipRules';

/** The club (product 4.12): the own level and what it gives, all levels, the rules. Visitors see it without personal data. */
export function BenefitsScreen() {
  const { t } = useTranslation('promotions');
  const isOffered = useFlag('VIP');
  const isStatusKnown = useIsStatusKnown();
  const isLoggedIn = useIsLoggedIn();
  const language = toGatewayLanguage(useLocale());
  const { data: vip, error, isFetching, refetch } = useGetVipQuery({ language });

  if (!isOffered && isStatusKnown) return <Navigate to={isLoggedIn ? paths.session.member : paths.home} replace />;
  if (!vip) {
    return (
      <Page>
        <LoadState title={t('vip.failed')} error={error} isBusy={isFetching} onRetry={refetch} />
      </Page>
    );
  }
  const { mine, levels, rules, currencySymbol: symbol } = vip;
  const own = levels.find(({ level }) => level === mine?.level);
  const next = own && levels.find(({ level }) => level === own.level + 1);

  return (
    <Page>
      <Stack gap={4}>
        {mine && own && <LevelCard mine={mine} level={own} symbol={symbol} />}
        {!isLoggedIn && (
          <Notice
            tone="info"
            action={
              <Button as={Link} size="s" to={`${paths.session.login}?returnTo=${encodeURIComponent(paths.promotions.benefits)}`}>
                {t('vip.login')}
              </Button>
            }
          >
            {t('vip.visitor')}
          </Notice>
        )}
        {own && next && <NextLevel level={own} next={next} symbol={symbol} />}
        {mine && own && <BenefitList mine={mine} level={own} symbol={symbol} />}
        <LevelTable levels={levels} mine={mine?.level} symbol={symbol} />
        <VipRules rules={rules} />
        {mine && <VipHistory history={mine.history} symbol={symbol} />}
      </Stack>
    </Page>
  );
}
