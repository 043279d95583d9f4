import { useErrorText } from '@parlour/api-client';
import { ImageHelp } from '@parlour/content';
import { Button, IconButton } from '@parlour/ui/button';
import { Icon } from '@parlour/ui/icon';
import { Notice } from '@parlour/ui/notice';
import { Progress } from '@parlour/ui/progress';
import { type ChangeEvent, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_IMAGES, imageTypes } from '../../wire/feedback';
import styles from './ImagePicker.module.css';
import { takenPlaces, type PickedImage, isRefused } from './imagesReducer';
import type { FeedbackImages } from './useFeedbackImages';

/** Picker for up to three images, each with its progress and its own retry and remove buttons. */
export function ImagePicker({ images }: { images: FeedbackImages }) {
  const { t } = useTranslation('messaging');
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const isFull = takenPlaces(images.images) >= MAX_IMAGES;

  function handleFiles({ target }: ChangeEvent<HTMLInputElement>) {
    images.add(Array.from(target.files ?? []));
    // Reset the input, so that a removed file can be picked again.
    target.value = '';
  }

  return (
    <div className={styles.picker}>
      <label htmlFor={id} className={styles.label}>
        {t('feedback.images')}
      </label>
      <input
        ref={input}
        id={id}
        className={styles.input}
        type="file"
        accept={imageTypes.join(',')}
        multiple
        disabled={isFull}
        tabIndex={-1}
        aria-describedby={`${id}-rule`}
        onChange={handleFiles}
      />
      <p id={`${id}-rule`} className={styles.rule}>
        {t('feedback.imageRule')}
      </p>
      {images.images.length > 0 && (
        <ul className={styles.list}>
          {images.images.map((image) => (
            <ImageRow
              key={image.id}
              image={image}
              onRemove={() => images.remove(image.id)}
              onRetry={() => images.retry(image)}
              onShrink={() => void images.shrink(image)}
            />
          ))}
        </ul>
      )}
      <p role="status" className={styles.rule}>
        {images.isOver && t('feedback.imagesOver', { count: MAX_IMAGES })}
      </p>
      {!isFull && (
        <>
          <Button variant="secondary" icon="camera" block onClick={() => input.current?.click()}>
            {t('feedback.addImage')}
          </Button>
          <ImageHelp more={t('feedback.inApp')} />
        </>
      )}
    </div>
  );
}

type ImageRowProps = { image: PickedImage; onRemove: () => void; onRetry: () => void; onShrink: () => void };

function ImageRow({ image, onRemove, onRetry, onShrink }: ImageRowProps) {
  const { t } = useTranslation('messaging');
  const errorText = useErrorText();
  const { name, preview, state, progress, fault, error } = image;
  const problem =
    fault && (fault === 'upload' ? (isRefused(image) ? t('feedback.fault.type') : errorText(error)) : t(`feedback.fault.${fault}`));
  return (
    <li className={styles.row} data-image={state}>
      {preview ? (
        <img className={styles.preview} src={preview} alt="" />
      ) : (
        <span className={styles.preview}>
          <Icon name="image" />
        </span>
      )}
      <div className={styles.words}>
        <span className={styles.name}>{name}</span>
        {state === 'uploading' && <Progress value={progress} label={t('feedback.uploading', { name })} />}
        {state === 'done' && <span className={styles.done}>{t('feedback.uploaded')}</span>}
        {state === 'tooBig' && <span className={styles.problem}>{t('feedback.tooBig')}</span>}
        {problem && (
          <span role="alert" className={styles.problem}>
            {problem}
          </span>
        )}
        {state === 'tooBig' && (
          <Button size="s" variant="secondary" onClick={onShrink}>
            {t('feedback.shrink')}
          </Button>
        )}
        {fault === 'upload' && !isRefused(image) && (
          <Button size="s" variant="secondary" onClick={onRetry}>
            {t('state.retry')}
          </Button>
        )}
      </div>
      <IconButton icon="x" tone="dim" label={t('feedback.removeImage', { name })} onClick={onRemove} />
    </li>
  );
}

type UnsentImagesProps = { count: number; isBusy: boolean; onSendWithout: () => void };

/** Shown after Send while some images are not uploaded. The player decides whether to send the report without them. */
export function UnsentImages({ count, isBusy, onSendWithout }: UnsentImagesProps) {
  const { t } = useTranslation('messaging');
  if (count === 0) return null;
  return (
    <Notice
      tone="warn"
      action={
        <Button variant="secondary" busy={isBusy} onClick={onSendWithout}>
          {t('feedback.sendWithout')}
        </Button>
      }
    >
      {t('feedback.unsent', { count })}
    </Notice>
  );
}
