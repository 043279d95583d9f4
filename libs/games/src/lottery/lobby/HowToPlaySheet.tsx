import { Sheet } from '@parlour/ui/sheet';
import { useTranslation } from 'react-i18next';
import styles from './HowToPlaySheet.module.css';

const steps = ['choose', 'numbers', 'stake', 'confirm', 'draw'] as const;

/** Explains how to bet, in five steps. */
export function HowToPlaySheet({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('games');
  return (
    <Sheet open title={t('lottery.howTo.title')} closeLabel={t('lottery.close')} onClose={onClose}>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step}>{t(`lottery.howTo.${step}`)}</li>
        ))}
      </ol>
      <p className={styles.note}>{t('lottery.chances')}</p>
    </Sheet>
  );
}
