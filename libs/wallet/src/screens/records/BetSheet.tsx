import { LoadState } from '@parlour/api-client';
import { openableUrl, toastRequested, toGatewayLanguage } from '@parlour/kernel';
import { supports } from '@parlour/kernel/device';
import { compareMoney } from '@parlour/kernel/money';
import { useLocale, useMerchant } from '@parlour/site';
import { useAmountText, useDateFormat } from '@parlour/site/format';
import { Button } from '@parlour/ui/button';
import { CopyRow, Facts, copyText } from '@parlour/ui/facts';
import { TextAreaField } from '@parlour/ui/field';
import { Sheet } from '@parlour/ui/sheet';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { useGetBetQuery } from '../../api/recordsApi';
import { Result, useSignedText } from '../../parts/recordParts';
import { ReportLink } from '../../parts/SupportLinks';
import type { Bet } from '../../wire/records';
import styles from './BetSheet.module.css';
import { useBetStatusText } from './BetList';
import { LotteryDetail } from './LotteryDetail';

export function BetSheet({ symbol }: { symbol: string }) {
  const { t } = useTranslation('wallet');
  const locale = useLocale();
  const [query, setQuery] = useSearchParams();
  const orderId = query.get('bet') ?? '';
  const {
    currentData: bet,
    error,
    isFetching,
    refetch,
  } = useGetBetQuery({ orderId, language: toGatewayLanguage(locale) }, { skip: orderId === '' || orderId.length > 80 });

  function handleClose() {
    setQuery((former) => new URLSearchParams([...former].filter(([name]) => name !== 'bet')), { replace: true });
  }

  return (
    <Sheet open={orderId !== ''} title={bet?.gameName ?? t('bet.title')} closeLabel={t('bet.close')} onClose={handleClose}>
      {bet ? (
        <BetFacts bet={bet} symbol={symbol} />
      ) : (
        <LoadState title={t('records.error')} error={error} isBusy={isFetching} onRetry={() => void refetch()} cards={1} />
      )}
    </Sheet>
  );
}

/** Explains why a stake counts only partly, or not at all, towards turnover. */
const reasonKeys = { open: 'bet.openNote', settled: 'bet.partlyValid', cancelled: 'bet.cancelledNote' } as const;

function BetFacts({ bet, symbol }: { bet: Bet; symbol: string }) {
  const { t } = useTranslation('wallet');
  const dates = useDateFormat();
  const amountText = useAmountText(symbol);
  const statusText = useBetStatusText();
  const { linkHosts, frameHosts } = useMerchant();
  const roundUrl = openableUrl(bet.roundUrl, [...linkHosts, ...frameHosts]);
  const copy = { copyLabel: t('copy.button'), copiedLabel: t('copy.done') };
  return (
    <div className={styles.facts}>
      <div className={styles.result}>{bet.status === 'settled' ? <Result net={bet.net} symbol={symbol} size="l" /> : statusText(bet)}</div>
      <Facts
        rows={[
          ...(bet.vendorName ? [{ label: t('bet.vendor'), value: bet.vendorName }] : []),
          { label: t('bet.placedAt'), value: dates.full(bet.placedAt) },
          ...(bet.settledAt ? [{ label: t('bet.settledAt'), value: dates.full(bet.settledAt) }] : []),
          { label: t('bet.statusLabel'), value: statusText(bet) },
          { label: t('bet.stake'), value: amountText(bet.stake) },
          { label: t('bet.validStake'), value: amountText(bet.validStake) },
          { label: t('bet.payout'), value: amountText(bet.payout) },
        ]}
      />
      {compareMoney(bet.stake, bet.validStake) !== 0 && <p className={styles.note}>{t(reasonKeys[bet.status])}</p>}
      <div>
        <CopyRow label={t('bet.orderId')} value={bet.orderId} {...copy} />
        <CopyRow label={t('bet.roundId')} value={bet.roundId} {...copy} />
      </div>
      {bet.lottery && <LotteryDetail lottery={bet.lottery} symbol={symbol} />}
      {roundUrl && (
        <Button as="a" href={roundUrl} target="_blank" rel="noopener noreferrer" variant="secondary" icon="external" block>
          {t('bet.round')}
        </Button>
      )}
      <BetReceipt bet={bet} symbol={symbol} />
      <ReportLink topic="game" order={bet.orderId} />
    </div>
  );
}

/** Shares a masked receipt: by the native share sheet, else by the clipboard, else as text to copy (product decision 3). */
function BetReceipt({ bet, symbol }: { bet: Bet; symbol: string }) {
  const { t } = useTranslation('wallet');
  const dispatch = useDispatch();
  const dates = useDateFormat();
  const amountText = useAmountText(symbol);
  const [shown, setShown] = useState<string>();
  const signed = useSignedText(symbol);
  const statusText = useBetStatusText();
  const lines = [
    t('receipt.title'),
    [bet.gameName, bet.vendorName].filter(Boolean).join(' · '),
    `${t('bet.orderId')}: ${maskNumber(bet.orderId)}`,
    `${t('bet.placedAt')}: ${dates.zoned(bet.placedAt)}`,
    `${t('bet.stake')}: ${amountText(bet.stake)}`,
    `${t('bet.resultLabel')}: ${bet.status === 'settled' ? signed(bet.net, 'plus') : statusText(bet)}`,
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
