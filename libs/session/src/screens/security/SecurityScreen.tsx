import { LoadState } from '@parlour/api-client';
import { paths } from '@parlour/kernel';
import type { WireValue } from '@parlour/kernel/wire-call';
import { TrialNotAllowed, useRole } from '@parlour/player';
import { useMerchantLink, useOffers } from '@parlour/site';
import { useDateFormat } from '@parlour/site/format';
import { Button } from '@parlour/ui/button';
import { Icon } from '@parlour/ui/icon';
import { ListGroup, ListRow } from '@parlour/ui/list-row';
import { Notice } from '@parlour/ui/notice';
import { Page, Stack } from '@parlour/ui/page';
import { Progress } from '@parlour/ui/progress';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { securityApi } from '../../api/securityApi';
import { useEdit } from '../../parts/edit/editKinds';
import { EditSheet, FormSheet } from '../../parts/edit/EditSheet';
import { rowIcon, rowWay, securityProgress } from '../../rules/securityRows';
import type { SecurityRow, securityWire } from '../../wire/securityWire';
import styles from './SecurityScreen.module.css';

/** `/m/securityCenter`: security settings of the account, with rows configured by the gateway (product 4.10). */
export function SecurityScreen() {
  const { isTrial } = useRole();
  return isTrial ? <TrialNotAllowed /> : <SecurityRows />;
}

function SecurityRows() {
  const { t } = useTranslation('session');
  const { data, error, isFetching, refetch } = securityApi.useGetSecurityConfigQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <Page>
      {data ? (
        <>
          <SecurityList config={data} />
          <EditSheet />
        </>
      ) : (
        <LoadState title={t('security.failed')} error={error} isBusy={isFetching} onRetry={() => void refetch()} />
      )}
    </Page>
  );
}

type SecurityListProps = { config: WireValue<typeof securityWire.getSecurityConfig> };

function SecurityList({ config: { rows, lastLogin } }: SecurityListProps) {
  const { t } = useTranslation('session');
  const { done, all } = securityProgress(rows);
  const progress = t('security.progress', { done, all });
  return (
    <Stack gap={5}>
      {all > 0 && (
        <div className={styles.progress}>
          <p>{progress}</p>
          <Progress value={done / all} label={progress} />
        </div>
      )}
      {lastLogin && <LastLogin login={lastLogin} />}
      <ListGroup title={t('security.rows')}>
        {rows.map((row) => (
          <Row key={row.id} row={row} />
        ))}
      </ListGroup>
      <ListGroup>
        <ListRow
          as={Link}
          to={paths.session.officialDomains}
          icon="globe"
          title={t('title.officialDomains')}
          text={t('security.domainsText')}
        />
      </ListGroup>
    </Stack>
  );
}

function Row({ row }: { row: SecurityRow }) {
  const { t } = useTranslation('session');
  const { open } = useEdit();
  const { id, isDone, isLocked, detail } = row;
  const way = rowWay(row, useOffers('sendFeedback'));
  const state = isDone ? t('security.done') : t('security.open');
  const words = {
    icon: rowIcon(id),
    title: t(`security.row.${id}.title`),
    text: isLocked
      ? `${detail ?? ''} · ${t('security.locked')}`
      : detail && isDone
        ? t(`security.row.${id}.detail`, { detail })
        : t(`security.row.${id}.text`),
    end: (
      <span className={styles.state} data-done={isDone || undefined}>
        <Icon name={isLocked ? 'lock' : isDone ? 'circle-check' : 'alert'} size="s" label={isLocked ? t('security.isLocked') : state} />
      </span>
    ),
  };
  if (!way) return <ListRow {...words} />;
  return 'to' in way ? <ListRow as={Link} to={way.to} {...words} /> : <ListRow as="button" onClick={() => open(way.edit)} {...words} />;
}

type LastLoginProps = { login: { at: number; ip?: string | null; device?: string | null } };

/** Shows the time and place of the last login, and the next step if it was somebody else (product 4.10). */
function LastLogin({ login: { at, ip, device } }: LastLoginProps) {
  const { t } = useTranslation('session');
  const dates = useDateFormat();
  const support = useMerchantLink('LIVECHAT');
  const { open } = useEdit();
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <Notice
        tone="info"
        title={t('security.lastLogin', { when: dates.full(at) })}
        action={
          <Button variant="secondary" size="s" onClick={() => setAsked(true)}>
            {t('security.notYou')}
          </Button>
        }
      >
        {[device, ip].filter(Boolean).join(' · ')}
      </Notice>
      <FormSheet isOpen={isAsked} title={t('security.notYou')} onClose={() => setAsked(false)}>
        <Stack gap={3}>
          <p>{t('security.notYouText')}</p>
          <Button as={Link} to={paths.session.changePassword} icon="lock" block>
            {t('security.changeNow')}
          </Button>
          <Button
            variant="secondary"
            icon="smartphone"
            block
            onClick={() => {
              setAsked(false);
              open('devices');
            }}
          >
            {t('security.row.devices.title')}
          </Button>
          {support && (
            <Button as="a" href={support} target="_blank" rel="noopener noreferrer" variant="secondary" icon="headset" block>
              {t('security.support')}
            </Button>
          )}
        </Stack>
      </FormSheet>
    </>
  );
}
