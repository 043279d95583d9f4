import { useServerNow } from '@parlour/api-client';
import { formatMoney, type Money } from '@parlour/kernel/money';
import { useLocale } from '@parlour/site';
import { useAmountText, useDateFormat } from '@parlour/site/format';
import { Card } from '@parlour/ui/card';
import { Disclosure } from '@parlour/ui/disclosure';
import { EmptyState } from '@parlour/ui/empty-state';
import { Facts } from '@parlour/ui/facts';
import { Icon } from '@parlour/ui/icon';
import { ListGroup, ListRow } from '@parlour/ui/list-row';
import { Stack } from '@parlour/ui/page';
import { Podium, TrophyHeader } from '@parlour/ui/podium';
import { SectionTitle } from '@parlour/ui/section';
import { useTranslation } from 'react-i18next';
import { useMayNudge } from '../../hooks/useMayPromote';
import { RewardCountdown } from '../../parts/RewardCountdown';
import type { Rank, RankKind, RankRow } from '../../wire/rankWire';
import styles from './RankBoard.module.css';

type RankBoardProps = { rank: Rank; kind: RankKind };

const TOP = 3;

/** Shows what the first place wins, the time to the settlement, the top three, the list with the player's own row, the rules and the last period. */
export function RankBoard({ rank, kind }: RankBoardProps) {
  const { t } = useTranslation('promotions');
  const dates = useDateFormat();
  const now = useServerNow();
  const text = useRankText(rank);
  const { rows, mine, prizes, last, startsAt, endsAt } = rank;
  const first = prizes.find(({ from }) => from === 1);

  return (
    <Stack gap={4}>
      {rows.length === 0 ? (
        <EmptyState icon="trophy" title={now < startsAt ? t('rank.starts', { date: dates.zoned(startsAt) }) : t('rank.nobody')} />
      ) : (
        <>
          <TrophyHeader title={first ? t('rank.first', { amount: text.money(first.prize) }) : t(`rank.kind.${kind}`)}>
            <RewardCountdown until={endsAt} now={now} />
          </TrophyHeader>
          {mine?.place === null && <p className={styles.dim}>{t('rank.noPlace')}</p>}
          <Podium
            label={t('rank.top')}
            places={rows.slice(0, TOP).map(({ id, place, name, score, prize, isMine }) => ({
              id,
              place,
              name: isMine ? t('rank.own') : <bdi>{name}</bdi>,
              score: text.score(score),
              prize: prize === null ? undefined : text.prize(prize),
              isOwn: isMine,
            }))}
          />
          {rows.length > TOP && (
            <ListGroup>
              {rows.slice(TOP).map((row) => (
                <RankLine key={row.id} row={row} text={text} />
              ))}
            </ListGroup>
          )}
          <OwnPlace mine={mine} text={text} />
        </>
      )}
      {prizes.length > 0 && (
        <Card>
          <SectionTitle title={t('rank.prizes')} />
          <Facts
            rows={prizes.map(({ from, to, prize }) => ({ label: from === to ? `#${from}` : `#${from}–${to}`, value: text.money(prize) }))}
          />
        </Card>
      )}
      <Card>
        <Disclosure look="line" title={t('rank.rules')}>
          <p className={styles.dim}>{t(`rank.ruleText.${kind}`)}</p>
        </Disclosure>
        {last.length > 0 && (
          <Disclosure look="line" title={t('rank.last')}>
            <ListGroup>
              {last.map((row) => (
                <ListRow
                  key={row.id}
                  start={<span className={styles.number}>{row.place}</span>}
                  title={<bdi>{row.name}</bdi>}
                  end={row.prize === null ? undefined : text.money(row.prize)}
                />
              ))}
            </ListGroup>
          </Disclosure>
        )}
      </Card>
    </Stack>
  );
}

type OwnPlaceProps = { mine: Rank['mine']; text: RankText };

/** The player's place, and what is missing to the next one. It stays in view beside the list, which may not reach it. */
function OwnPlace({ mine, text }: OwnPlaceProps) {
  const { t } = useTranslation('promotions');
  const mayNudge = useMayNudge();
  if (!mine || mine.place === null) return null;
  return (
    <p className={styles.mine}>
      {t('rank.you', { place: mine.place })}
      {mayNudge && mine.place > 1 && mine.toNext !== null && (
        <> · {t('rank.toNext', { score: text.score(mine.toNext), place: mine.place - 1 })}</>
      )}
    </p>
  );
}

type RankLineProps = { row: RankRow; text: RankText };

/** A row of the ranking. The change since the last count is shown by an arrow and in words. */
function RankLine({ row: { place, name, score, prize, change, isMine }, text }: RankLineProps) {
  const { t } = useTranslation('promotions');
  const way = change === null || change === 0 ? undefined : change > 0 ? 'up' : 'down';
  return (
    <div className={isMine ? styles.own : undefined}>
      <ListRow
        start={<span className={styles.number}>{place}</span>}
        title={isMine ? t('rank.own') : <bdi>{name}</bdi>}
        text={
          way && (
            <span className={styles.change}>
              <Icon name={way === 'up' ? 'arrow-up' : 'arrow-down'} size="s" /> {t(`rank.change.${way}`, { count: Math.abs(change ?? 0) })}
            </span>
          )
        }
        end={
          <span className={styles.end}>
            <span>{text.score(score)}</span>
            {prize !== null && <span className={styles.dim}>{text.prize(prize)}</span>}
          </span>
        }
      />
    </div>
  );
}

type RankText = { score: (score: Money) => string; money: (amount: Money) => string; prize: (amount: Money) => string };

/** Formats ranking values: scores are money or points, prizes are always money. */
function useRankText({ unit, currencySymbol }: Pick<Rank, 'unit' | 'currencySymbol'>): RankText {
  const { t } = useTranslation('promotions');
  const locale = useLocale();
  const money = useAmountText(currencySymbol, 'short');
  return {
    money,
    score: (score) => (unit === 'money' ? money(score) : t('rank.points', { points: formatMoney(score, { locale, decimals: 0 }) })),
    prize: (amount) => t('rank.prize', { amount: money(amount) }),
  };
}
