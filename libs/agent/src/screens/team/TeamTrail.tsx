import { Icon } from '@parlour/ui/icon';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { DownlinePage } from '../../wire/team';
import { levelQuery } from './levelQuery';
import styles from './TeamTrail.module.css';

type TeamTrailProps = { trail: DownlinePage['trail']; address: URLSearchParams };

/** Breadcrumbs from the agent's own team to the current level. */
export function TeamTrail({ trail, address }: TeamTrailProps) {
  const { t } = useTranslation('agent');
  if (trail.length === 0) return null;
  return (
    <nav aria-label={t('team.trail')}>
      <ol className={styles.trail}>
        <li className={styles.step}>
          <Link className={styles.link} to={levelQuery(address)}>
            {t('team.mine')}
          </Link>
        </li>
        {trail.map(({ memberId, name }, index) => (
          <li key={memberId} className={styles.step}>
            <Icon name="chevron-right" size="s" />
            <Link className={styles.link} to={levelQuery(address, memberId)} aria-current={index === trail.length - 1 ? 'page' : undefined}>
              <bdi>{name}</bdi>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
