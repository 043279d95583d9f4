import { StatusGate, useMerchant, useOfficialDomains } from '@parlour/site';
import { ListGroup, ListRow } from '@parlour/ui/list-row';
import { Notice } from '@parlour/ui/notice';
import { Page, Stack } from '@parlour/ui/page';
import { useTranslation } from 'react-i18next';
import styles from './OfficialDomainsScreen.module.css';

/** `/m/officialDomains`: lists the operator's addresses and tells whether the current one is among them. */
export function OfficialDomainsScreen() {
  const { t } = useTranslation('session');
  return (
    <Page>
      <Stack gap={4}>
        <StatusGate title={t('domains.failed')}>
          <OfficialDomains />
        </StatusGate>
        <Notice tone="info">{t('domains.never')}</Notice>
      </Stack>
    </Page>
  );
}

function OfficialDomains() {
  const { t } = useTranslation('session');
  const { brand } = useMerchant();
  const { domains, here } = useOfficialDomains();
  const isOfficial = here === undefined || domains.includes(here);
  return (
    <>
      <div className={here === undefined ? styles.unknown : undefined}>
        <Notice tone={isOfficial ? 'success' : 'warn'} title={isOfficial ? t('domains.official') : t('domains.unknown')}>
          {t('domains.here', { here: here ?? domains[0] ?? '' })}
        </Notice>
      </div>
      <p>{t('domains.text', { brand })}</p>
      {domains.length > 0 && (
        <ListGroup title={t('domains.list')}>
          {domains.map((domain) => (
            <ListRow
              key={domain}
              icon="shield-check"
              title={<bdi>{domain}</bdi>}
              text={domain === here ? t('domains.youAreHere') : undefined}
            />
          ))}
        </ListGroup>
      )}
    </>
  );
}
