import styles from './RequiredLabel.module.css';

export type RequiredLabelProps = { text: string; isMarked: boolean };

/**
 * A label with the asterisk of required fields (specification 2). Screen readers announce the requirement from the field itself.
 */
export function RequiredLabel({ text, isMarked }: RequiredLabelProps) {
  return (
    <>
      {text}
      {isMarked && (
        <span className={styles.mark} aria-hidden>
          {' *'}
        </span>
      )}
    </>
  );
}
