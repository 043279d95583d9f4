import { paths } from '@parlour/kernel';
import { StatusGate } from '@parlour/merchant';
import { Page } from '@parlour/ui/page';
import { useTranslation } from 'react-i18next';
import { EmptyContent } from './EmptyContent';

export type NotOfferedProps = {
  /** Title of the failure if it is unknown whether the screen is offered, for example "The ranking did not load". */
  failed: string;
};

/** Replaces a screen that this merchant has not enabled, or whose flag is still unknown. */
export function NotOffered({ failed }: NotOfferedProps) {
  const { t } = useTranslation('promotions');
  return (
    <Page>
      <StatusGate cards={3} rows={2} title={failed}>
        <EmptyContent
          icon="lock"
          title={t('notOffered.title')}
          text={t('notOffered.text')}
          to={paths.promotions.list}
          label={t('activity.all')}
        />
      </StatusGate>
    </Page>
  );
}
