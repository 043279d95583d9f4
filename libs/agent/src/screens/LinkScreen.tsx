import { useServerToday } from '@parlour/api-client';
import { paths, to, toGatewayLanguage } from '@parlour/kernel';
import { supports } from '@parlour/kernel/device';
import { useLocale } from '@parlour/site';
import { Button } from '@parlour/ui/button';
import { Card } from '@parlour/ui/card';
import { EmptyState } from '@parlour/ui/empty-state';
import { CopyRow } from '@parlour/ui/facts';
import { Page, Stack } from '@parlour/ui/page';
import { QrCode } from '@parlour/ui/qr';
import { useTranslation } from 'react-i18next';
import { useGetOverviewQuery } from '../api/teamApi';
import { TeamLoadState } from '../parts/TeamList';
import styles from './LinkScreen.module.css';

/** Shows three ways to open accounts below the agent: link, code and QR code. */
export function LinkScreen() {
  const { t } = useTranslation('agent');
  const { code, query } = useOwnCode();
  return (
    <Page>
      <Stack gap={4}>
        {!query.data && <TeamLoadState query={query} />}
        {query.data && !code && <EmptyState icon="link" title={t('link.none')} text={t('link.noneText')} />}
        {code && (
          <>
            <p>{t('link.text')}</p>
            <Card>
              <LinkCard code={code} />
            </Card>
          </>
        )}
      </Stack>
    </Page>
  );
}

type LinkCardProps = { code: string };

/** Shows the agent's own link. Players who register with it become the agent's downlines. */
function LinkCard({ code }: LinkCardProps) {
  const { t } = useTranslation('agent');
  const url = `${window.location.origin}${to(paths.session.register, {}, { code, lang: useLocale() })}`;
  const share = supports.share();

  function handleShare() {
    // Closing the native share sheet is not an error.
    share?.({ url, text: t('link.invitation') }).catch(() => undefined);
  }

  return (
    <Stack gap={4}>
      <div className={styles.qr}>
        <QrCode value={url} label={t('link.qr')} />
      </div>
      <CopyRow label={t('link.code')} value={code} copyLabel={t('link.copy')} copiedLabel={t('link.copied')} />
      <CopyRow label={t('link.url')} value={url} copyLabel={t('link.copy')} copiedLabel={t('link.copied')} />
      {share && (
        <Button icon="share" block onClick={handleShare}>
          {t('link.share')}
        </Button>
      )}
    </Stack>
  );
}

/** Returns the agent's affiliate code, from the same reply as the agent home. */
function useOwnCode() {
  const language = toGatewayLanguage(useLocale());
  const from = useServerToday();
  const query = useGetOverviewQuery({ from, language });
  return { code: query.data?.code ?? undefined, query };
}
