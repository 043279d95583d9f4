import { LoadFailure } from '@parlour/api-client';
import { formatMoney } from '@parlour/kernel';
import { useLocale } from '@parlour/merchant';
import { Button } from '@parlour/ui/button';
import { Facts } from '@parlour/ui/facts';
import { Notice } from '@parlour/ui/notice';
import { Stack } from '@parlour/ui/page';
import { Skeleton } from '@parlour/ui/skeleton';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { type GameDetail, useGetGameDetailQuery } from '../api/discoveryApi';
import { VendorRow } from '../blocks/VendorRow';
import { isClassification } from '../rules/classifications';
import { demoPath } from '../rules/demoPath';
import { playPath } from '../rules/playTarget';
import { useCatalogScope } from '../useCatalogScope';
import type { AskedGame } from './AboutGame';

export type GameFactsProps = { game: AskedGame; isPlaying: boolean };

/** What there is to know before one plays: who makes it, what it costs, what goes back; the way into it and a try. */
export function GameFacts({ game, isPlaying }: GameFactsProps) {
  const { t } = useTranslation('games');
  const scope = useCatalogScope();
  const rows = useFactRows(game);
  const { vassalage, gameCode } = game;
  const { data, error, isFetching, refetch } = useGetGameDetailQuery({ ...scope, vassalage, gameCode });

  return (
    <Stack gap={4}>
      {data?.maintenance && <Notice tone="warn">{t('about.maintenance', { vendor: data.vendorName })}</Notice>}
      {data && <Facts rows={rows(data)} />}
      {data?.returnRate != null && <p>{t('about.rateText')}</p>}
      {!data && !error && (
        <div aria-hidden>
          {Array.from({ length: 5 }, (_, row) => (
            <Skeleton key={row} shape="row" />
          ))}
        </div>
      )}
      {!data && error !== undefined && (
        <LoadFailure
          title={t('about.failed')}
          error={error}
          retryLabel={t('list.retry')}
          onRetry={() => void refetch()}
          isBusy={isFetching}
        />
      )}
      {!isPlaying && !data?.maintenance && (
        <Button as={Link} block to={playPath(game)}>
          {t('about.play')}
        </Button>
      )}
      {!isPlaying && data?.hasDemo && (
        <Button as={Link} block variant="secondary" to={demoPath(game)}>
          {t('about.demo')}
        </Button>
      )}
      {!isPlaying && data && (
        <VendorRow
          vassalage={vassalage}
          category={game.gameType}
          title={t('about.others', { vendor: data.vendorName })}
          without={game.nodeId}
        />
      )}
    </Stack>
  );
}

/** Only what the gateway told: a fact that is missing has no line. */
function useFactRows(game: AskedGame) {
  const { t } = useTranslation('games');
  const locale = useLocale();
  const money = (amount: string) => formatMoney(amount, { locale, decimals: 2 });

  return ({ vendorName, gameClassify, minBet, maxBet, returnRate, lines, volatility }: GameDetail) => {
    const kind = isClassification(gameClassify) ? t(`about.kind.${gameClassify}`) : t(`category.${game.gameType}`);
    const pairs: [string, string | undefined][] = [
      ['vendor', vendorName],
      ['type', kind],
      ['minBet', minBet ? money(minBet) : undefined],
      ['maxBet', maxBet ? money(maxBet) : undefined],
      ['rate', returnRate ? `${Number((Number(returnRate) * 100).toFixed(2))} %` : undefined],
      ['lines', lines ? String(lines) : undefined],
      ['volatility', volatility ? t(`about.volatility.${volatility}`) : undefined],
    ];
    return pairs.flatMap(([key, value]) => (value ? [{ label: t(`about.fact.${key}`), value }] : []));
  };
}
