import { ImageHelp } from '@parlour/merchant';
import { Button } from '@parlour/ui/button';
import { type ChangeEvent, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { takenPlaces } from '../../images/imagesReducer';
import type { FeedbackImages } from '../../images/useFeedbackImages';
import { MAX_IMAGES, imageTypes } from '../../wire/feedback';
import { ImageRow } from './ImageRow';
import styles from './ImagePicker.module.css';

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
