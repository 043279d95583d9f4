import { supports, toastRequested } from '@parlour/kernel';
import { useAmountText, useDateFormat } from '@parlour/merchant';
import { Button } from '@parlour/ui/button';
import { copyText } from '@parlour/ui/facts';
import { TextAreaField } from '@parlour/ui/field';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { useSignedText } from '../../../hooks/useSignedText';
import type { Bet } from '../../../wire/bet';
import styles from '../RecordNote.module.css';

/** Shares a masked receipt: by the native share sheet, else by the clipboard, else as text to copy (product decision 3). */
export function BetReceipt({ bet, symbol }: { bet: Bet; symbol: string }) {
  const { t } = useTranslation('wallet');
  const dispatch = useDispatch();
  const dates = useDateFormat();
  const amountText = useAmountText(symbol);
  const [shown, setShown] = useState<string>();
  const signed = useSignedText(symbol);
  const lines = [
    t('receipt.title'),
    [bet.gameName, bet.vendorName].filter(Boolean).join(' · '),
    `${t('bet.orderId')}: ${maskNumber(bet.orderId)}`,
    `${t('bet.placedAt')}: ${dates.zoned(bet.placedAt)}`,
    `${t('bet.stake')}: ${amountText(bet.stake)}`,
    `${t('bet.resultLabel')}: ${bet.status === 'settled' ? signed(bet.net, 'plus') : t(`bet.status.${bet.status}`)}`,
  ];
  const text = lines.join('\n');

  async function handleShare() {
    const outcome = await supports
      .share()?.({ title: t('receipt.title'), text })
      .then(
        () => 'shared',
        (error: unknown) => (error instanceof DOMException && error.name === 'AbortError' ? 'left' : 'failed'),
      );
    if (outcome === 'shared' || outcome === 'left') return;
    if (await copyText(text)) dispatch(toastRequested({ level: 'success', text: t('receipt.copied') }));
    else setShown(text);
  }

  return (
    <>
      <Button variant="secondary" icon="share" block onClick={() => void handleShare()}>
        {t('receipt.share')}
      </Button>
      <p className={styles.note}>{t('receipt.mask')}</p>
      {shown !== undefined && <TextAreaField label={t('receipt.label')} readOnly rows={lines.length} value={shown} />}
    </>
  );
}

/** Masks all but the last four characters of a number, for shared receipts. */
function maskNumber(number: string): string {
  return `••••${[...number].slice(-4).join('')}`;
}
