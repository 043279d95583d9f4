import { LoadState } from '@parlour/api-client';
import { toastRequested } from '@parlour/kernel';
import { Sheet } from '@parlour/ui/sheet';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { profileApi } from '../../api/profileApi';
import type { EditFormProps } from './EditForm';
import { isEditKind, useEdit } from './editKinds';

/** The form named in the URL (`?edit=…`), shown over settings or the security centre. */
export function EditSheet() {
  const { t } = useTranslation('session');
  const { edit, close } = useEdit();
  const dispatch = useDispatch();
  const kind = isEditKind(edit) ? edit : undefined;
  const { data: profile, error, isFetching, refetch } = profileApi.useGetProfileQuery(undefined, { skip: !kind });
  const { Form, loadError, load } = useForm(kind);

  function handleDone() {
    dispatch(toastRequested({ level: 'success', text: t('edit.saved') }));
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

type Load = { Form?: ComponentType<EditFormProps>; loadError?: unknown };

/**
 * Loads the code of the forms after the screen, so that a tap finds it there, also when the connection is lost. After a failure, opening
 * a form loads it again, and only that load tells of a failure in its sheet.
 */
function useForm(kind: string | undefined) {
  const [{ of, Form, loadError }, setLoad] = useState<Load & { of?: string }>({});
  const isLoaded = Form !== undefined;

  useEffect(() => {
    if (isLoaded) return undefined;
    let isPast = false;
    void loadForm().then((ended) => isPast || setLoad({ ...ended, of: kind }));
    return () => void (isPast = true);
  }, [isLoaded, kind]);

  function load() {
    setLoad({});
    void loadForm().then((ended) => setLoad({ ...ended, of: kind }));
  }

  return { Form, loadError: of === kind ? loadError : undefined, load };
}

async function loadForm(): Promise<Load> {
  try {
    return { Form: (await import('./EditForm')).EditForm };
  } catch (loadError) {
    return { loadError };
  }
}

type FormSheetProps = { isOpen: boolean; title: string; onClose: () => void; children: ReactNode };

export function FormSheet({ isOpen, title, onClose, children }: FormSheetProps) {
  const { t } = useTranslation('session');
  return (
    <Sheet open={isOpen} title={title} closeLabel={t('edit.close')} onClose={onClose}>
      {children}
    </Sheet>
  );
}
