import { Card } from '@parlour/ui/card';
import { EmptyState } from '@parlour/ui/empty-state';
import { Page, Stack } from '@parlour/ui/page';
import { useTranslation } from 'react-i18next';
import { LinkCard } from '../parts/LinkCard';
import { LoadState } from '../parts/LoadState';
import { useOwnCode } from '../parts/useOwnCode';

/** Opens accounts below the agent: by link, by code, by a picture to scan. */
export function LinkScreen() {
  const { t } = useTranslation('agent');
  const { code, query } = useOwnCode();
  return (
    <Page>
      <Stack gap={4}>
        {!query.data && <LoadState query={query} />}
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
