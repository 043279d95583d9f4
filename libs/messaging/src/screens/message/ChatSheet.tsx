import { StatusGate, useFlag } from '@parlour/merchant';
import { useRole } from '@parlour/player';
import { Sheet } from '@parlour/ui/sheet';
import { Stack } from '@parlour/ui/page';
import { useTranslation } from 'react-i18next';
import { ChatForm } from './ChatForm';
import { ChatGate } from './ChatGate';
import { OtherWays } from './OtherWays';

export type ChatSheetProps = { open: boolean; orderNo?: string; onClose: () => void };

/** Sheet before the chat (product 4.23): topic, available hosts, and other contacts. */
export function ChatSheet({ open, orderNo, onClose }: ChatSheetProps) {
  const { t } = useTranslation('messaging');
  const hasChat = useFlag('CBS3');
  const { mayChat } = useRole();
  return (
    <Sheet open={open} title={t('chat.title')} closeLabel={t('dialog.close')} onClose={onClose}>
      <Stack gap={5}>
        <StatusGate rows={2} title={t('chat.failed')}>
          {hasChat && (mayChat ? <ChatForm orderNo={orderNo} /> : <ChatGate />)}
        </StatusGate>
        <OtherWays />
      </Stack>
    </Sheet>
  );
}
