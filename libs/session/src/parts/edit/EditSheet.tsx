import { LoadState } from '@parlour/api-client';
import { useTranslation } from 'react-i18next';
import { profileApi } from '../../api/profileApi';
import { useEdit } from '../../hooks/useEdit';
import { AccountForms } from './AccountForms';
import { FormSheet } from './FormSheet';
import { ProfileForms } from './ProfileForms';
import { editKinds, isEditKind } from './editKinds';
import { useSavedToast } from './useSavedToast';

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
      {!profile ? (
        <LoadState title={t('settings.failed')} error={error} isBusy={isFetching} onRetry={() => void refetch()} />
      ) : editKinds[kind] === 'profile' ? (
        <ProfileForms kind={kind} profile={profile} onDone={handleDone} />
      ) : (
        <AccountForms kind={kind} profile={profile} onDone={handleDone} />
      )}
    </FormSheet>
  );
}
