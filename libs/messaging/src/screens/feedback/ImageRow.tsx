import { useErrorText } from '@parlour/api-client';
import { Button, IconButton } from '@parlour/ui/button';
import { Icon } from '@parlour/ui/icon';
import { Progress } from '@parlour/ui/progress';
import { useTranslation } from 'react-i18next';
import { type PickedImage, isRefused } from '../../images/imagesReducer';
import styles from './ImageRow.module.css';

export type ImageRowProps = { image: PickedImage; onRemove: () => void; onRetry: () => void; onShrink: () => void };

/** One image with its progress or its error. */
export function ImageRow({ image, onRemove, onRetry, onShrink }: ImageRowProps) {
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
