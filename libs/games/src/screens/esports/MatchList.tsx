import { serverNow } from '@parlour/api-client';
import { useDateFormat } from '@parlour/merchant';
import { ListGroup, ListRow } from '@parlour/ui/list-row';
import { SectionTitle } from '@parlour/ui/section';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useOpenMatches } from '../../hooks/useOpenMatches';
import { playPath } from '../../rules/play/playTarget';
import styles from './MatchList.module.css';

/** Featured matches, each with a link to the vendor that takes bets on it. Hidden when there are none. */
export function MatchList() {
  const { t } = useTranslation('games');
  const id = useId();
  const dates = useDateFormat();
  const { matches } = useOpenMatches('ESPORTS');
  if (matches.length === 0) return null;

  return (
    <section aria-labelledby={id}>
      <SectionTitle id={id} icon="gamepad" title={t('esports.matches')} />
      <ListGroup>
        {matches.map(({ matchId, gameName, home, away, startsAt, isLive, vendor, vendorName: name }) => {
          const hasBegun = isLive || startsAt <= serverNow();
          return (
            <ListRow
              key={matchId}
              as={Link}
              to={playPath({ vendor, gameType: 'ESPORTS', gameCode: '', nodeId: '', name })}
              icon="gamepad"
              title={
                <>
                  <bdi>{home}</bdi> – <bdi>{away}</bdi>
                </>
              }
              text={[gameName, hasBegun ? undefined : dates.full(startsAt), name].filter(Boolean).join(' · ')}
              end={hasBegun && <span className={styles.live}>{t('esports.live')}</span>}
            />
          );
        })}
      </ListGroup>
    </section>
  );
}
