import { LoadState, useErrorText } from '@parlour/api-client';
import { ImageHelp, useImageUrl } from '@parlour/content';
import { Button } from '@parlour/ui/button';
import { Notice } from '@parlour/ui/notice';
import { Stack } from '@parlour/ui/page';
import { readBase64 } from '@parlour/ui/image-file';
import { type ChangeEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { profileApi } from '../../api/profileApi';
import type { Profile } from '../../wire/profileWire';
import styles from './IconPicker.module.css';

/** Specification 5: images are PNG or JPG, at most 5 MB. */
const MOST_BYTES = 5 * 1024 * 1024;

type UploadProblem = 'type' | 'size';

export type IconPickerProps = { profile: Profile; onDone: () => void };

/** Picker for the available avatars, plus an upload if the operator allows it. */
export function IconPicker({ profile, onDone }: IconPickerProps) {
  const { t } = useTranslation('session');
  const imageUrl = useImageUrl();
  const errorText = useErrorText();
  const file = useRef<HTMLInputElement>(null);
  const { data, error, isFetching, refetch } = profileApi.useGetHeadIconsQuery();
  const [save, { isLoading, error: failure }] = profileApi.useSetHeadIconMutation();
  const [problem, setProblem] = useState<UploadProblem | 'unreadable'>();

  async function take(choice: { iconId: string } | { image: string }) {
    setProblem(undefined);
    const { error: refusal } = await save(choice);
    if (refusal === undefined) onDone();
  }

  async function handleFile(event: ChangeEvent<HTMLInputElement>) {
    const [picked] = event.target.files ?? [];
    event.target.value = '';
    if (!picked) return;
    const found = uploadProblem(picked);
    if (found) return setProblem(found);
    const image = await readBase64(picked).catch(() => undefined);
    if (image === undefined) setProblem('unreadable');
    else await take({ image });
  }

  if (!data) return <LoadState title={t('edit.icon.failed')} error={error} isBusy={isFetching} onRetry={() => void refetch()} />;
  return (
    <Stack gap={4}>
      <div className={styles.grid} role="group" aria-label={t('edit.icon.label')}>
        {data.map(({ id, path }, index) => (
          <button
            key={id}
            type="button"
            className={styles.icon}
            aria-label={t('edit.icon.number', { number: index + 1 })}
            aria-pressed={path === profile.avatar}
            disabled={isLoading}
            onClick={() => void take({ iconId: id })}
          >
            <img src={imageUrl(path)} alt="" width="64" height="64" decoding="async" />
          </button>
        ))}
      </div>
      {profile.mayUpload && (
        <>
          <input
            ref={file}
            className={styles.file}
            type="file"
            accept="image/png,image/jpeg"
            aria-label={t('edit.icon.upload')}
            tabIndex={-1}
            onChange={(event) => void handleFile(event)}
          />
          <Button variant="secondary" icon="upload" block busy={isLoading} onClick={() => file.current?.click()}>
            {t('edit.icon.upload')}
          </Button>
          <p className={styles.hint}>{t('edit.icon.rule')}</p>
          <ImageHelp />
        </>
      )}
      {problem && <Notice tone="danger">{t(`edit.icon.problem.${problem}`)}</Notice>}
      {failure !== undefined && !problem && <Notice tone="danger">{errorText(failure)}</Notice>}
    </Stack>
  );
}

function uploadProblem({ type, size }: Pick<File, 'type' | 'size'>): UploadProblem | undefined {
  if (type !== 'image/png' && type !== 'image/jpeg') return 'type';
  return size > MOST_BYTES || size === 0 ? 'size' : undefined;
}
