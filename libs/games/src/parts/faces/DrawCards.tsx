import { useServerNow } from '@parlour/api-client';
import { useImageFiles } from '@parlour/content';
import { paths, to } from '@parlour/kernel';
import { countdownText } from '@parlour/ui/countdown';
import { Image, type ImageSource } from '@parlour/ui/image';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useCatalogScope } from '../../hooks/useCatalogScope';
import { type Lottery, useGetLotteriesQuery } from '../../lottery/api/lotteryApi';
import { byClosing } from '../../lottery/rules/closingGroups';
import { pageSizes } from '../../rules/limits';
import { CardSkeletons } from './CardSkeletons';
import type { FaceProps } from './FaceProps';
import styles from './DrawCards.module.css';

const shownDraws = 3;
/** Figures of the last result that fit on a card. */
const shownNumbers = 6;

/** The three lotteries that are drawn next, each with its countdown and last result, before the tiles of the others: nine in all. */
export function DrawCards({ games, pageNo, card }: FaceProps) {
  const imageOf = useImageFiles();
  const { language } = useCatalogScope();
  const now = useServerNow();
  const { data: lotteries = [], isLoading } = useGetLotteriesQuery({ prizeMode: 'Lott', language });
  const due = pageNo > 1 ? [] : byClosing(lotteries, now).slice(0, shownDraws);
  const rest = games.filter(({ nodeId }) => !due.some((lottery) => lottery.nodeId === nodeId));

  return (
    <>
      {isLoading && <CardSkeletons />}
      {due.map((lottery) => (
        <DrawCard
          key={lottery.nodeId}
          lottery={lottery}
          msLeft={(lottery.draw?.closesAt ?? now) - now}
          image={{ ...imageOf(lottery.mobileLargeIcon ?? undefined, [200]), placeholder: lottery.placeholder ?? undefined }}
        />
      ))}
      {rest.slice(0, pageSizes.homeSection - due.length).map((game) => card(game))}
    </>
  );
}

type DrawCardProps = { lottery: Lottery; msLeft: number; image: ImageSource };

function DrawCard({ lottery, msLeft, image }: DrawCardProps) {
  const { t } = useTranslation('games');
  const { nodeId, gameName, last } = lottery;
  const numbers = last?.numbers.slice(0, shownNumbers) ?? [];

  return (
    <Link to={to(paths.games.lotteryBet, { nodeId })} className={styles.draw} data-width="card">
      <span className={styles.head}>
        <span className={styles.icon}>
          <Image {...image} ratio="1/1" sizes="40px" />
        </span>
        <span className={styles.name}>{gameName}</span>
      </span>
      <span className={styles.label}>{t('draw.closesIn')}</span>
      <span className={styles.clock} role="timer">
        {countdownText(msLeft)}
      </span>
      {numbers.length > 0 && (
        <span className={styles.numbers} role="img" aria-label={t('table.results', { results: numbers.join(', ') })}>
          {numbers.map((number, place) => (
            <span key={place} className={styles.number}>
              {number}
            </span>
          ))}
        </span>
      )}
    </Link>
  );
}
