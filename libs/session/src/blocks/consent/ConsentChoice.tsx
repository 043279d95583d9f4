import type { Purpose } from '@parlour/player';
import { Button } from '@parlour/ui/button';
import { Checkbox } from '@parlour/ui/field';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './ConsentBar.module.css';

export type ConsentChoiceProps = { purposes: readonly Purpose[]; onSave: (agreed: readonly Purpose[]) => void };

/** The purposes one by one, in place of the answers. Nothing is ticked in advance. */
export function ConsentChoice({ purposes, onSave }: ConsentChoiceProps) {
  const { t } = useTranslation('session');
  const [agreed, setAgreed] = useState<readonly Purpose[]>([]);
  const first = useRef<HTMLInputElement>(null);
  // The button that opened the choice is gone, and the focus with it.
  useEffect(() => first.current?.focus(), []);

  return (
    <div className={styles.choice}>
      {purposes.map((purpose, place) => (
        <Checkbox
          key={purpose}
          ref={place === 0 ? first : undefined}
          label={t(`consent.purpose.${purpose}`)}
          checked={agreed.includes(purpose)}
          onChange={({ target }) => setAgreed(withOrWithout(agreed, purpose, target.checked))}
        />
      ))}
      <p className={styles.note}>{t('consent.always')}</p>
      <Button size="s" block onClick={() => onSave(agreed)}>
        {t('consent.save')}
      </Button>
    </div>
  );
}

/** The purposes, with one more or one less. */
export function withOrWithout(agreed: readonly Purpose[], purpose: Purpose, isIn: boolean): readonly Purpose[] {
  return [...agreed.filter((one) => one !== purpose), ...(isIn ? [purpose] : [])];
}
