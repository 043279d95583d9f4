import { paths } from '@parlour/kernel';
import { useIsLoggedIn } from '@parlour/player';
import { Button } from '@parlour/ui/button';
import { Notice } from '@parlour/ui/notice';
import { Stack } from '@parlour/ui/page';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useMayNudge } from '../../hooks/useMayNudge';
import { tierOf } from '../../rules/tierOf';
import type { Vip } from '../../wire/vipWire';
import { BenefitList } from './BenefitList';
import { LevelCard } from './LevelCard';
import { LevelMoment } from './LevelMoment';
import { LevelTable } from './LevelTable';
import { NextLevel } from './NextLevel';
import { VipHistory } from './VipHistory';
import { VipRules } from './VipRules';

/** Shows the player's level and benefits, all levels and the rules. Visitors see no personal data. */
export function Club({ vip: { mine, levels, rules, currencySymbol: symbol } }: { vip: Vip }) {
  const { t } = useTranslation('promotions');
  const isLoggedIn = useIsLoggedIn();
  const mayNudge = useMayNudge();
  const own = levels.find(({ level }) => level === mine?.level);
  const tier = own ? tierOf(levels.indexOf(own), levels.length) : 0;
  const next = own && levels.find(({ level }) => level === own.level + 1);

  return (
    <Stack gap={4}>
      {own && <LevelMoment level={own} symbol={symbol} tier={tier} />}
      {mine && own && <LevelCard mine={mine} level={own} symbol={symbol} tier={tier} />}
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
      {mayNudge && own && next && <NextLevel level={own} next={next} symbol={symbol} />}
      {mine && own && <BenefitList mine={mine} level={own} symbol={symbol} />}
      <LevelTable levels={levels} mine={mine?.level} symbol={symbol} />
      <VipRules rules={rules} />
      {mine && <VipHistory history={mine.history} symbol={symbol} />}
    </Stack>
  );
}
