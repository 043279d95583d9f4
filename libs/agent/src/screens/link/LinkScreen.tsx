import { Card } from '@parlour/ui/card';
import { EmptyState } from '@parlour/ui/empty-state';
import { Page, Stack } from '@parlour/ui/page';
import { useTranslation } from 'react-i18next';
import { LinkCard } from './LinkCard';
import { TeamLoadState } from '../../parts/TeamLoadState';
import { useOwnCode } from './useOwnCode';

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
