import { OpenInBrowser } from '@parlour/content';
import { paths, to, toastRequested } from '@parlour/kernel';
import { deviceOf, supports } from '@parlour/kernel/device';
import { compareMoney, formatMoney } from '@parlour/kernel/money';
import { useLocale, useMerchant } from '@parlour/site';
import { useAmountText } from '@parlour/site/format';
import { Button } from '@parlour/ui/button';
import { Card } from '@parlour/ui/card';
import { CopyRow, copyText } from '@parlour/ui/facts';
import { Money } from '@parlour/ui/money';
import { Stack } from '@parlour/ui/page';
import { QrCode } from '@parlour/ui/qr';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import type { ReferralMine, ReferralRule } from '../../wire/referralWire';
import styles from './ReferralOverview.module.css';
import { ReferralRules } from './ReferralRules';

type ReferralOverviewProps = { mine: ReferralMine; rules: readonly ReferralRule[]; symbol: string };

/** Shows what a friend brings and the ways to invite one: sharing, code and link, QR code; then the results so far, and the rules in short. */
export function ReferralOverview({ mine, rules, symbol }: ReferralOverviewProps) {
  const { t } = useTranslation('promotions');
  const locale = useLocale();
  const { brand } = useMerchant();
  const dispatch = useDispatch();
  const qr = useRef<HTMLDivElement>(null);
  const [isExplained, setExplained] = useState(false);
  const link = window.location.origin + to(paths.session.register, {}, { code: mine.code, lang: locale });
  const share = supports.share();
  const copy = { copyLabel: t('invite.copy'), copiedLabel: t('invite.copied') };

  /** Without a share sheet, as in most apps that have a browser inside, it copies the link. */
  async function handleShare() {
    if (!share) {
      const isCopied = await copyText(link);
      dispatch(toastRequested(isCopied ? { level: 'success', text: t('invite.copied') } : { level: 'fail', text: t('invite.copyFailed') }));
      return;
    }
    try {
      await share({ title: brand, text: t('invite.shareText', { brand }), url: link });
    } catch (error) {
      // The player closed the share sheet, so show no message.
      if ((error as Error).name === 'AbortError') return;
      dispatch(toastRequested({ level: 'fail', text: t('invite.shareFailed') }));
    }
  }

  function handleSave() {
    // In-app browsers silently ignore downloads.
    if (deviceOf(window).inApp) setExplained(true);
    else saveQr(qr.current);
  }

  const money = (amount: string) => <Money symbol={symbol} digits={formatMoney(amount, { locale, symbol })} tone="gold" />;
  const figures = [
    { id: 'today', value: mine.today && money(mine.today) },
    { id: 'yesterday', value: mine.yesterday && money(mine.yesterday) },
    { id: 'invited', value: mine.invited },
    { id: 'qualified', value: mine.qualified ?? undefined },
  ] as const;
  const told = figures.filter(({ value }) => value !== undefined && value !== null);

  return (
    <Stack gap={4}>
      <Card tone="accent">
        <Stack>
          <FriendBrings rules={rules} symbol={symbol} />
          <Button block icon={share ? 'share' : 'copy'} onClick={() => void handleShare()}>
            {t(share ? 'invite.share' : 'invite.copyLink')}
          </Button>
          <CopyRow label={t('invite.code')} value={mine.code} {...copy} />
          <CopyRow label={t('invite.link')} value={link} {...copy} />
        </Stack>
      </Card>
      <dl className={styles.figures}>
        {told.map(({ id, value }) => (
          <div key={id} className={styles.figure}>
            <dt>{t(`invite.figure.${id}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Card>
        <Stack>
          <div className={styles.qr} ref={qr}>
            <QrCode value={link} label={t('invite.qr')} />
          </div>
          <Button block variant="secondary" icon="download" onClick={handleSave}>
            {t('invite.saveQr')}
          </Button>
          {isExplained && <OpenInBrowser why={t('invite.inApp')} />}
        </Stack>
      </Card>
      <ReferralRules rules={rules} symbol={symbol} />
    </Stack>
  );
}

type FriendBringsProps = { rules: readonly ReferralRule[]; symbol: string };

/** The reward for a friend in large, with what the friend has to do. Nothing if the operator gives none for a friend alone. */
function FriendBrings({ rules, symbol }: FriendBringsProps) {
  const { t } = useTranslation('promotions');
  const locale = useLocale();
  const amountText = useAmountText(symbol, 'short');
  const rule = rules.find(({ kind }) => kind === 'invitation');
  if (!rule) return null;
  const asked = { deposit: amountText(rule.minDeposit), bet: amountText(rule.minBet) };
  return (
    <div>
      <Money symbol={symbol} digits={formatMoney(rule.reward, { locale, symbol })} tone="gold" size="xl" />
      <p>{t(compareMoney(rule.minBet, '0') > 0 ? 'invite.perFriend' : 'invite.perDeposit', asked)}</p>
    </div>
  );
}

const NAME = 'invitation.svg';

/** Saves the QR code rendered inside `container` as an SVG file. Colours from the page's styles are written into the file. */
function saveQr(container: HTMLElement | null): void {
  const drawn = container?.querySelector('svg');
  if (!drawn) return;
  const copy = drawn.cloneNode(true) as SVGSVGElement;
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  const ground = document.createElementNS('http://www.w3.org/2000/svg', 'rect');
  ground.setAttribute('width', '100%');
  ground.setAttribute('height', '100%');
  ground.setAttribute('fill', 'white');
  copy.prepend(ground);
  const url = URL.createObjectURL(new Blob([new XMLSerializer().serializeToString(copy)], { type: 'image/svg+xml' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = NAME;
  link.click();
  URL.revokeObjectURL(url);
}
