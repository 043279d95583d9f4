import { Button } from '@parlour/ui/button';
import { useTranslation } from 'react-i18next';
import styles from './AnswerBar.module.css';

type AnswerBarProps = { isEnd: boolean; onChoose: (accept: boolean) => void };

/** Stays in sight under the contract: the two words that the agent may say. */
export function AnswerBar({ isEnd, onChoose }: AnswerBarProps) {
  const { t } = useTranslation('agent');
  return (
    <div className={styles.bar}>
      <Button variant="secondary" onClick={() => onChoose(false)}>
        {t(isEnd ? 'answer.keep.button' : 'answer.reject.button')}
      </Button>
      <Button onClick={() => onChoose(true)}>{t(isEnd ? 'answer.end.button' : 'answer.accept.button')}</Button>
    </div>
  );
}
