import { Button } from '@parlour/ui/button';
import { useTranslation } from 'react-i18next';
import styles from './AnswerBar.module.css';

type AnswerBarProps = { isEnd: boolean; isLocked: boolean; onChoose: (accept: boolean) => void };

/** A sticky bar below the contract with the two possible answers. */
export function AnswerBar({ isEnd, isLocked, onChoose }: AnswerBarProps) {
  const { t } = useTranslation('agent');
  return (
    <div className={styles.bar} data-sticks="end">
      <Button variant="secondary" disabled={isLocked} onClick={() => onChoose(false)}>
        {t(isEnd ? 'answer.keep.button' : 'answer.reject.button')}
      </Button>
      <Button disabled={isLocked} onClick={() => onChoose(true)}>
        {t(isEnd ? 'answer.end.button' : 'answer.accept.button')}
      </Button>
    </div>
  );
}
