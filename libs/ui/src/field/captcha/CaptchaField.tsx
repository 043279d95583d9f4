import { IconButton } from '../../button';
import { Skeleton } from '../../skeleton';
import { TextField, type TextFieldProps } from '../text/TextField';
import styles from './CaptchaField.module.css';

export type CaptchaFieldProps = Omit<TextFieldProps, 'suffix'> & {
  /** A PNG in base64, with or without a `data:` prefix. */
  image?: string;
  imageLabel?: string;
  refreshLabel: string;
  onRefresh: () => void;
  loading?: boolean;
};

/** A captcha: an image, a text field, and a button for a new image. */
export function CaptchaField({ image, imageLabel = '', refreshLabel, onRefresh, loading = false, ...field }: CaptchaFieldProps) {
  const source = image === undefined || image.startsWith('data:') ? image : `data:image/png;base64,${image}`;
  return (
    <TextField
      autoComplete="off"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...field}
      suffix={
        <>
          <span className={styles.image}>
            {source !== undefined && !loading ? <img src={source} alt={imageLabel} /> : <Skeleton shape="fill" />}
          </span>
          <IconButton icon="refresh" tone="dim" label={refreshLabel} disabled={loading} onClick={onRefresh} />
        </>
      }
    />
  );
}
