import { paths } from '@parlour/kernel';
import { Button } from '@parlour/ui/button';
import { Notice } from '@parlour/ui/notice';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { InstallOption } from './InstallOption';
import { OptionCard } from './OptionCard';
import { useDownloadLinks } from '../hooks/useDownloadLinks';

/** Android (product 4.19): the web app first, then the package with its source and the phone's warnings. */
export function AndroidOptions() {
  const { t } = useTranslation('install');
  const { android } = useDownloadLinks();
  return (
    <>
      <InstallOption />
      {android && (
        <OptionCard icon="download" title={t('download.way.android')}>
          <p>{t('download.from', { host: new URL(android).host })}</p>
          <Notice tone="warn">{t('download.unknownSources')}</Notice>
          <Button as="a" href={android} block icon="download" variant="secondary">
            {t('download.get')}
          </Button>
          <Button as={Link} to={paths.session.officialDomains} block variant="ghost" icon="shield-check">
            {t('download.domains')}
          </Button>
        </OptionCard>
      )}
    </>
  );
}
