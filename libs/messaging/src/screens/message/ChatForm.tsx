import { useCatalogueText, useErrorText } from '@parlour/api-client';
import { toGatewayLanguage } from '@parlour/kernel';
import { useLocale } from '@parlour/site';
import { Avatar } from '@parlour/ui/avatar';
import { Button } from '@parlour/ui/button';
import { Chip, ChipRow } from '@parlour/ui/chip';
import { Notice } from '@parlour/ui/notice';
import { Stack } from '@parlour/ui/page';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetChatStatusQuery, useGetLiveModelsQuery } from '../../api/chatApi';
import { useGetFeedbackItemsQuery } from '../../api/feedbackApi';
import { useChatLaunch } from '../../hooks/useChatLaunch';
import type { FeedbackTopic } from '../../wire/feedback';
import styles from './ChatForm.module.css';

const topics: readonly FeedbackTopic[] = ['deposit', 'withdrawal', 'bonus', 'account', 'game', 'other'];

/**
 * Form with topic and order, the waiting time, and the start button. The chat opens in this tab, with a link back (product 4.23).
 */
export function ChatForm({ orderNo }: { orderNo?: string }) {
  const { t } = useTranslation('messaging');
  const errorText = useErrorText();
  const catalogueText = useCatalogueText();
  const [topic, setTopic] = useState<FeedbackTopic | undefined>(orderNo ? topicOf(orderNo) : undefined);
  const [isWithout, setWithout] = useState(false);
  const hasOrders = topic === 'deposit' || topic === 'withdrawal';
  const { currentData: orders } = useGetFeedbackItemsQuery({ topic: topic ?? 'other' }, { skip: !hasOrders });
  const { launch, url, isBusy, error, isBlocked } = useChatLaunch();
  const link = useRef<HTMLAnchorElement>(null);
  const latest = hasOrders ? orders?.[0]?.id : undefined;
  const order = isWithout ? undefined : (orderNo ?? latest);

  useEffect(() => {
    if (url) link.current?.click();
  }, [url]);

  return (
    <Stack gap={4}>
      <div>
        <p className={styles.label} id="chat-topic">
          {t('chat.topic')}
        </p>
        <ChipRow layout="wrap" label={t('chat.topic')}>
          {topics.map((id) => (
            <Chip key={id} selected={id === topic} onClick={() => setTopic(id === topic ? undefined : id)}>
              {t(`topic.${id}`)}
            </Chip>
          ))}
        </ChipRow>
      </div>
      {order && (
        <ChipRow label={t('chat.order')}>
          <Chip icon="order" selected onRemove={() => setWithout(true)} removeLabel={t('chat.withoutOrder', { order })}>
            {order}
          </Chip>
        </ChipRow>
      )}
      <LiveModels />
      <ChatWait />
      {(error !== undefined || isBlocked) && (
        <Notice tone="danger" title={t('chat.failed')}>
          {isBlocked ? catalogueText('linkBlocked') : errorText(error)}
        </Notice>
      )}
      {url ? (
        <Button as="a" href={url} ref={link} block icon="headset">
          {t('chat.opening')}
        </Button>
      ) : (
        <Button block icon="headset" busy={isBusy} onClick={() => void launch({ topic, orderNo: order })}>
          {t('chat.start')}
        </Button>
      )}
    </Stack>
  );
}

/** The prefix of an order number is its kind. */
function topicOf(orderNo: string): FeedbackTopic {
  return orderNo.startsWith('W') ? 'withdrawal' : 'deposit';
}

/** Expected time until an agent answers, if it is known. */
function ChatWait() {
  const { t } = useTranslation('messaging');
  const { currentData } = useGetChatStatusQuery();
  const minutes = currentData?.waitMinutes;
  return typeof minutes === 'number' && <p className={styles.wait}>{t('chat.wait', { count: Math.ceil(minutes) })}</p>;
}

/** Active hosts (specification 7, "Live model list"), with a badge for those on camera. Renders nothing if nobody is active. */
function LiveModels() {
  const { t } = useTranslation('messaging');
  const { currentData = [] } = useGetLiveModelsQuery({ language: toGatewayLanguage(useLocale()) });
  const there = currentData.filter(({ active }) => active);
  if (there.length === 0) return null;
  return (
    <ul className={styles.hosts} aria-label={t('chat.hosts')}>
      {there.map(({ id, name, streaming }) => (
        <li key={id} className={styles.host}>
          <Avatar name={name} size="s" />
          <span className={styles.name}>{name}</span>
          <span className={styles.state} data-streaming={streaming || undefined}>
            {streaming ? t('chat.streaming') : t('chat.online')}
          </span>
        </li>
      ))}
    </ul>
  );
}
