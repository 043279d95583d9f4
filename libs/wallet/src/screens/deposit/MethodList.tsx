import { useImageFiles } from '@parlour/content';
import { useAmountText } from '@parlour/site/format';
import { Icon } from '@parlour/ui/icon';
import { Image } from '@parlour/ui/image';
import { ListRow } from '@parlour/ui/list-row';
import { Sheet } from '@parlour/ui/sheet';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { methodIcons, SheetOption } from '../../parts/MoneyForm';
import type { LastDeposit } from '../../walletSlice';
import type { DepositChannel, DepositMethod } from '../../wire/deposit';
import styles from './MethodList.module.css';

/** A method, with a channel if it has several. */
export type MethodChoice = { methodId: string; channelId?: string | undefined };

type MethodListProps = {
  methods: DepositMethod[];
  lastMethodId: string | undefined;
  value: MethodChoice | undefined;
  onChoose: (choice: MethodChoice) => void;
  symbol: string;
};

/** Lists all methods with limits, usual time and status, and below each its channels. */
export function MethodList({ methods, lastMethodId, value, onChoose, symbol }: MethodListProps) {
  const { t } = useTranslation('wallet');
  const amountText = useAmountText(symbol);
  const range = ({ min, max }: Pick<DepositMethod, 'min' | 'max'>) => `${amountText(min, 'short')} – ${amountText(max, 'short')}`;
  const groupText = ({ kind, group }: DepositMethod) => (kind === 'manual' ? t('deposit.kind.manual') : t(`deposit.group.${group}`));
  const feeText = ({ feeRate }: DepositChannel) =>
    Number(feeRate) === 0 ? t('deposit.noFee') : t('deposit.feeOf', { percent: String(Number(feeRate) * 100) });

  return (
    <ul className={styles.methods}>
      {orderMethods(methods, lastMethodId).map((method) => {
        const { methodId, name, channels, health } = method;
        const hasChannels = channels.length > 1 && health !== 'down';
        return (
          <li key={methodId} className={styles.method} data-chosen={methodId === value?.methodId || undefined}>
            <SheetOption
              mark={<MethodMark method={method} />}
              title={name}
              text={`${groupText(method)} · ${range(method)}`}
              status={<MethodStatus status={method} />}
              disabled={health === 'down'}
              isChosen={methodId === value?.methodId && !hasChannels}
              onChoose={() => onChoose({ methodId })}
            />
            {hasChannels && (
              <ul className={styles.channels} aria-label={t('deposit.channel')}>
                {channels.map((channel) => (
                  <li key={channel.channelId}>
                    <SheetOption
                      title={channel.tag ? `${channel.name} · ${channel.tag}` : channel.name}
                      text={`${range(channel)} · ${feeText(channel)}`}
                      status={<MethodStatus status={channel} />}
                      disabled={channel.health === 'down'}
                      isChosen={methodId === value?.methodId && channel.channelId === value.channelId}
                      onChoose={() => onChoose({ methodId, channelId: channel.channelId })}
                    />
                  </li>
                ))}
              </ul>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** In pixels. */
const WIDTHS = [160];

/** The logo of a provider, or the icon of its group. The name beside it says the same. */
function MethodMark({ method: { logo, group } }: { method: Pick<DepositMethod, 'logo' | 'group'> }) {
  const filesOf = useImageFiles();
  return (
    <span className={styles.mark}>
      {logo ? <Image {...filesOf(logo, WIDTHS)} alt="" sizes="48px" ratio="3/2" load="soon" /> : <Icon name={methodIcons[group]} />}
    </span>
  );
}

type MethodStatusProps = { status: Pick<DepositMethod, 'health' | 'healthReason' | 'typicalMinutes'> };

/** A dot and the usual time of a method, or why it is slow or down. */
function MethodStatus({ status: { health, healthReason, typicalMinutes } }: MethodStatusProps) {
  const { t } = useTranslation('wallet');
  return (
    <span className={styles.status} data-health={health}>
      {health === 'ok' ? t('deposit.typical', { count: typicalMinutes }) : healthReason || t(`deposit.health.${health}`)}
    </span>
  );
}

type MethodRowProps = Omit<MethodSheetProps, 'value' | 'onClose'> & { method: DepositMethod; channel: DepositChannel | undefined };

/** The chosen method with its channel, status and usual time. A tap opens the sheet of all methods. */
export function MethodRow({ method, channel, ...sheet }: MethodRowProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ListRow
        as="button"
        aria-haspopup="dialog"
        start={<MethodMark method={method} />}
        title={method.channels.length > 1 && channel ? `${method.name} · ${channel.name}` : method.name}
        text={<MethodStatus status={{ ...method, ...channel }} />}
        onClick={() => setOpen(true)}
      />
      {isOpen && (
        <MethodSheet {...sheet} value={{ methodId: method.methodId, channelId: channel?.channelId }} onClose={() => setOpen(false)} />
      )}
    </>
  );
}

type MethodSheetProps = MethodListProps & { onClose: () => void };

/** The sheet of all methods. A tap on one chooses it and closes the sheet. */
function MethodSheet({ onChoose, onClose, ...list }: MethodSheetProps) {
  const { t } = useTranslation('wallet');
  return (
    <Sheet open title={t('deposit.how')} closeLabel={t('deposit.close')} onClose={onClose}>
      <MethodList
        {...list}
        onChoose={(choice) => {
          onChoose(choice);
          onClose();
        }}
      />
    </Sheet>
  );
}

/** Groups of deposit methods in display order (product decision 4.6). */
export const methodGroupIds = ['ewallet', 'qr', 'bank', 'other'] as const;

/**
 * Sorts methods by group and keeps the gateway's order within a group. The last used method comes first, methods that are down
 * come last.
 */
export function orderMethods(methods: DepositMethod[], lastMethodId?: string): DepositMethod[] {
  const rank = ({ health, methodId, group }: DepositMethod) => {
    if (health === 'down') return methodGroupIds.length;
    return methodId === lastMethodId ? -1 : methodGroupIds.indexOf(group);
  };
  return [...methods].sort((a, b) => rank(a) - rank(b));
}

/** Returns the preselected method: the requested one, else the last used, else the first that works. */
export function initialMethod(methods: DepositMethod[], ...wanted: (string | null | undefined)[]): DepositMethod | undefined {
  const usable = orderMethods(methods).filter(({ health }) => health !== 'down');
  const preferred = wanted.map((id) => usable.find(({ methodId }) => methodId === id)).find((method) => method !== undefined);
  return preferred ?? usable[0];
}

/** Returns the preselected channel: the requested one, else the first that works. Undefined for a method without channels. */
export function initialChannel(method: DepositMethod | undefined, wanted?: string): DepositChannel | undefined {
  const usable = method?.channels.filter(({ health }) => health !== 'down') ?? [];
  return usable.find(({ channelId }) => channelId === wanted) ?? usable[0];
}

/** Returns the newest of the deposits that the gateway knows by these methods, for a device that knows none. */
export function lastOf(methods: readonly DepositMethod[]): LastDeposit | undefined {
  const [newest] = methods.flatMap(({ methodId, last }) => (last ? [{ methodId, ...last }] : [])).sort((a, b) => b.at - a.at);
  return newest && { methodId: newest.methodId, channelId: newest.channelId ?? undefined, amount: newest.amount };
}
