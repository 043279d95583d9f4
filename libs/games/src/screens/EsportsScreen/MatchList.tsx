import { serverNow } from '@parlour/api-client';
import { useLocale } from '@parlour/merchant';
import { dateWriter } from '@parlour/ui/date';
import { ListGroup, ListRow } from '@parlour/ui/list-row';
import { SectionTitle } from '@parlour/ui/section';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useGetMatchesQuery } from '../../api/discoveryApi';
import { playPath } from '../../rules/playTarget';
import { useCatalogScope } from '../../useCatalogScope';
import { useVendors } from '../../useVendors';
import styles from './MatchList.module.css';

/** Featured matches, each leading to the vendor that takes bets on it; nothing where the gateway has none. */
export function MatchList() {
  const { t } = useTranslation('games');
  const id = useId();
  const write = dateWriter(useLocale());
  const { data: matches = [] } = useGetMatchesQuery(useCatalogScope());
  const { vendors } = useVendors('ESPORTS');
  const open = new Map(vendors.filter((vendor) => !vendor.isInMaintenance).map((vendor) => [vendor.vassalage, vendor.name]));
  const shown = matches.filter(({ vassalage }) => open.has(vassalage));
  if (shown.length === 0) return null;

  return (
    <section aria-labelledby={id}>
      <SectionTitle id={id} icon="gamepad" title={t('esports.matches')} />
      <ListGroup>
        {shown.map(({ matchId, gameName, home, away, startsAt, isLive, vassalage }) => {
          const vendor = open.get(vassalage) ?? vassalage;
          const hasBegun = isLive || startsAt <= serverNow();
          return (
            <ListRow
              key={matchId}
              as={Link}
              to={playPath({ vassalage, gameType: 'ESPORTS', gameCode: '', nodeId: '', name: vendor })}
              icon="gamepad"
              title={
                <>
                  <bdi>{home}</bdi> – <bdi>{away}</bdi>
                </>
              }
              text={[gameName, hasBegun ? undefined : write.full(startsAt), vendor].filter(Boolean).join(' · ')}
              end={hasBegun && <span className={styles.live}>{t('esports.live')}</span>}
            />
          );
        })}
      </ListGroup>
    </section>
  );
}
