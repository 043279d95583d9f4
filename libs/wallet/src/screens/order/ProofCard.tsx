import { useErrorText } from '@parlour/api-client';
import { ImageHelp } from '@parlour/content';
import { Button } from '@parlour/ui/button';
import { Card } from '@parlour/ui/card';
import { ListRow } from '@parlour/ui/list-row';
import { Stack } from '@parlour/ui/page';
import { Progress } from '@parlour/ui/progress';
import { SectionTitle } from '@parlour/ui/section';
import { type ChangeEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type Proof, useProofs } from './useProofs';
import { MAX_PROOFS } from '../../wire/deposit';
import type { Order } from '../../wire/order';
import styles from './ProofCard.module.css';

/** Uploads up to three payment receipts, each with its own progress and retry. */
export function ProofCard({ order: { orderNo, proofs: arrived } }: { order: Order }) {
  const { t } = useTranslation('wallet');
  const errorText = useErrorText();
  const input = useRef<HTMLInputElement>(null);
  const { proofs, remaining, add, retry, remove } = useProofs(orderNo, arrived);

  function handleFiles({ target }: ChangeEvent<HTMLInputElement>) {
    add(Array.from(target.files ?? []));
    // Reset the input, so that the same file can be picked again.
    target.value = '';
  }
  function stateText({ name, state, progress, fault, error }: Proof) {
    if (state === 'sending') return <Progress value={progress} label={t('proof.sending', { name })} />;
    if (state === 'sent') return t('proof.sent');
    return <span role="alert">{fault ? t(`proof.fault.${fault}`) : errorText(error)}</span>;
  }

  return (
    <Card>
      <Stack>
        <SectionTitle title={t('proof.title')} />
        <p className={styles.rule}>{t('proof.rule', { count: MAX_PROOFS })}</p>
        {arrived > 0 && <p role="status">{t('proof.arrived', { count: arrived })}</p>}
        {proofs.map((proof) => (
          <ListRow
            key={proof.id}
            icon={proof.state === 'failed' ? 'alert' : 'image'}
            title={proof.name}
            text={stateText(proof)}
            end={
              proof.state === 'failed' &&
              (proof.fault ? (
                <Button size="s" variant="ghost" onClick={() => remove(proof.id)}>
                  {t('proof.remove')}
                </Button>
              ) : (
                <Button size="s" variant="secondary" onClick={() => retry(proof)}>
                  {t('retry.button')}
                </Button>
              ))
            }
          />
        ))}
        <input
          ref={input}
          className={styles.input}
          type="file"
          accept="image/png,image/jpeg"
          multiple
          aria-label={t('proof.title')}
          tabIndex={-1}
          disabled={remaining === 0}
          onChange={handleFiles}
        />
        {remaining > 0 && (
          <>
            <Button variant="secondary" icon="upload" block onClick={() => input.current?.click()}>
              {t('proof.add')}
            </Button>
            <ImageHelp />
          </>
        )}
      </Stack>
    </Card>
  );
}
