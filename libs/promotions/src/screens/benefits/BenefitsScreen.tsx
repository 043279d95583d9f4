import { LoadState, useCatalogueText } from '@parlour/api-client';
import { useImageOrigins, useOpenLink } from '@parlour/content';
import { paths, toGatewayLanguage } from '@parlour/kernel';
import { PauseNotice } from '@parlour/player';
import { useIsLoggedIn } from '@parlour/player/session';
import { StatusGate, useFlag, useLocale } from '@parlour/site';
import { useAmountText, useDateFormat } from '@parlour/site/format';
import { Button } from '@parlour/ui/button';
import { Card } from '@parlour/ui/card';
import { Disclosure } from '@parlour/ui/disclosure';
import { ListGroup, ListRow } from '@parlour/ui/list-row';
import { Notice } from '@parlour/ui/notice';
import { Page, Stack } from '@parlour/ui/page';
import { RichText } from '@parlour/ui/rich-text';
import { SectionTitle } from '@parlour/ui/section';
import { useTranslation } from 'react-i18next';
import { Navigate, Link } from 'react-router-dom';
import { useGetVipQuery } from '../../api/clubApi';
import { useMayNudge } from '../../hooks/useMayPromote';
import type { Vip, VipMine } from '../../wire/vipWire';
import { BenefitList } from './BenefitList';
import { NextLevel, LevelCard } from './LevelCard';
import { LevelLadder } from './LevelLadder';
import { LevelMoment } from './LevelMoment';
import { tierOf } from './TierEmblem';

/** The VIP club screen (product 4.12), for operators that have a club. */
export function BenefitsScreen() {
  const { t } = useTranslation('promotions');
  const isOffered = useFlag('VIP');
  const isLoggedIn = useIsLoggedIn();
  const language = toGatewayLanguage(useLocale());
  const { data: vip, error, isFetching, refetch } = useGetVipQuery({ language });

  if (!isOffered) {
    return (
      <Page>
        <StatusGate cards={3} rows={2} title={t('vip.failed')}>
          <Navigate to={isLoggedIn ? paths.session.member : paths.home} replace />
        </StatusGate>
      </Page>
    );
  }
  return (
    <Page>
      {vip ? (
        <Club vip={vip} />
      ) : (
        <LoadState cards={3} rows={2} title={t('vip.failed')} error={error} isBusy={isFetching} onRetry={refetch} />
      )}
    </Page>
  );
}

/** Shows the player's level and benefits, all levels and the rules. Visitors see no personal data. */
function Club({ vip: { mine, levels, rules, currencySymbol: symbol } }: { vip: Vip }) {
  const { t } = useTranslation('promotions');
  const isLoggedIn = useIsLoggedIn();
  const mayNudge = useMayNudge();
  const { own, name, tier, next } = standingIn(levels, mine);

  return (
    <Stack gap={4}>
      <PauseNotice look="line" />
      {own && <LevelMoment level={own} symbol={symbol} tier={tier} />}
      {mine && name && <LevelCard mine={mine} name={name} symbol={symbol} tier={tier} />}
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
      <LevelLadder levels={levels} mine={mine?.level} symbol={symbol} />
      <VipRules rules={rules} />
      {mine && <VipHistory history={mine.history} symbol={symbol} />}
    </Stack>
  );
}

/** The player's level, its name and the next one. A gateway without a list of levels tells the name alone. */
function standingIn(levels: Vip['levels'], mine: Vip['mine']) {
  const own = levels.find(({ level }) => level === mine?.level);
  const next = own && levels.find(({ level }) => level === own.level + 1);
  return { own, next, name: own?.name ?? mine?.name, tier: own ? tierOf(levels.indexOf(own), levels.length) : 0 };
}

type VipHistoryProps = { history: VipMine['history']; symbol: string };

/** Lists past level changes, newest first. */
function VipHistory({ history, symbol }: VipHistoryProps) {
  const { t } = useTranslation('promotions');
  const amountText = useAmountText(symbol, 'short');
  const dates = useDateFormat();
  if (history.length === 0) return null;
  return (
    <ListGroup title={t('vip.history')}>
      {history.map(({ id, at, event, title, amount }) => (
        <ListRow
          key={id}
          title={t(`vip.event.${event}`, { title })}
          text={dates.full(at)}
          end={amount === null ? undefined : amountText(amount)}
        />
      ))}
    </ListGroup>
  );
}

type VipRulesProps = { rules: Vip['rules'] };

/** Shows the club's rules, collapsed. */
function VipRules({ rules }: VipRulesProps) {
  const { t } = useTranslation('promotions');
  const openLink = useOpenLink();
  const imageOrigins = useImageOrigins();
  const catalogueText = useCatalogueText();
  if (rules.length === 0) return null;
  return (
    <Stack>
      <SectionTitle title={t('vip.rules')} />
      <Card>
        {rules.map(({ title, content }) => (
          <Disclosure key={title} look="line" title={title}>
            <RichText html={content} onLink={openLink} imageOrigins={imageOrigins} cutLabel={catalogueText('textCut')} />
          </Disclosure>
        ))}
      </Card>
    </Stack>
  );
}
