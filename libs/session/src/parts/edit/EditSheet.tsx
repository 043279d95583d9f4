import { LoadState } from '@parlour/api-client';
import { type ComponentType, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { profileApi } from '../../api/profileApi';
import { useEdit } from '../../hooks/useEdit';
import type { EditFormProps } from './EditForm';
import { FormSheet } from './FormSheet';
import { isEditKind } from './editKinds';
import { useSavedToast } from './useSavedToast';

/** The form named in the URL (`?edit=…`), shown over settings or the security centre. */
export function EditSheet() {
  const { t } = useTranslation('session');
  const { edit, close } = useEdit();
  const saved = useSavedToast();
  const kind = isEditKind(edit) ? edit : undefined;
  const { data: profile, error, isFetching, refetch } = profileApi.useGetProfileQuery(undefined, { skip: !kind });
  const { Form, loadError, load } = useForm(kind);

  function handleDone() {
    saved();
    close();
  }

  function handleRetry() {
    if (error) void refetch();
    if (loadError) load();
  }

  if (!kind) return null;
  return (
    <FormSheet isOpen title={t(`edit.title.${kind}`)} onClose={close}>
      {profile && Form ? (
        <Form kind={kind} profile={profile} onDone={handleDone} />
      ) : (
        <LoadState
          title={t('settings.failed')}
          error={error ?? loadError}
          isBusy={isFetching || (!Form && !loadError)}
          onRetry={handleRetry}
        />
      )}
    </FormSheet>
  );
}

/**
 * Loads the code of the forms after the screen, so that a tap finds it there, also when the connection is lost meanwhile. After a failure, opening
 * a form loads it again.
 */
function useForm(kind: string | undefined) {
  const [state, setState] = useState<{ Form?: ComponentType<EditFormProps>; loadError?: unknown }>({});
  const isLoaded = state.Form !== undefined;

  useEffect(() => {
    if (!isLoaded) void loadForm().then(setState);
  }, [isLoaded, kind]);

  function load() {
    setState({});
    void loadForm().then(setState);
  }

  return { ...state, load };
}

async function loadForm() {
  try {
    return { Form: (await import('./EditForm')).EditForm };
  } catch (loadError) {
    return { loadError };
  }
}
