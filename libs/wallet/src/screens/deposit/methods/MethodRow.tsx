import { ListRow } from '@parlour/ui/list-row';
import { useState } from 'react';
import { MethodMark } from '../../../parts/MethodMark';
import type { DepositChannel, DepositMethod } from '../../../wire/transfer';
import { MethodSheet, type MethodSheetProps } from './MethodSheet';
import { MethodStatus } from './MethodStatus';

export type MethodRowProps = Omit<MethodSheetProps, 'value' | 'onClose'> & { method: DepositMethod; channel: DepositChannel | undefined };

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
