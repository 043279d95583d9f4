import { LoadState } from '@parlour/api-client';
import { Suspense, lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { profileApi } from '../../api/profileApi';
import { useEdit } from '../../hooks/useEdit';
import { FormSheet } from './FormSheet';
import { isEditKind } from './editKinds';
import { useSavedToast } from './useSavedToast';

// Many screens link to a form, and few players open one.
const EditForm = lazy(async () => ({ default: (await import('./EditForm')).EditForm }));

/** The form named in the URL (`?edit=…`), shown over settings or the security centre. */
export function EditSheet() {
  const { t } = useTranslation('session');
  const { edit, close } = useEdit();
  const saved = useSavedToast();
  const kind = isEditKind(edit) ? edit : undefined;
  const { data: profile, error, isFetching, refetch } = profileApi.useGetProfileQuery(undefined, { skip: !kind });

  function handleDone() {
    saved();
    close();
  }

  if (!kind) return null;
  return (
    <FormSheet isOpen title={t(`edit.title.${kind}`)} onClose={close}>
      {profile ? (
        <Suspense fallback={<LoadState title={t('settings.failed')} error={undefined} isBusy onRetry={() => void refetch()} />}>
          <EditForm kind={kind} profile={profile} onDone={handleDone} />
        </Suspense>
      ) : (
        <LoadState title={t('settings.failed')} error={error} isBusy={isFetching} onRetry={() => void refetch()} />
      )}
    </FormSheet>
  );
}
