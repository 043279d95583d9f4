import { useAmountText } from '@parlour/merchant';
import { useTranslation } from 'react-i18next';
import { MethodMark } from '../../../parts/MethodMark';
import { SheetOption } from '../../../parts/SheetOption';
import type { DepositChannel, DepositMethod } from '../../../wire/transfer';
import { MethodStatus } from './MethodStatus';
import { orderMethods } from './methodOrder';
import styles from './MethodList.module.css';

/** A method, with a channel if it has several. */
export type MethodChoice = { methodId: string; channelId?: string | undefined };

export type MethodListProps = {
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
