import { Loading } from '@parlour/api-client';
import { paths, to } from '@parlour/kernel';
import { useFlag, useIsStatusSettled, useMerchantLink, useOffers } from '@parlour/site';
import { useIsHydrated } from '@parlour/ui/hydrated';
import { ListGroup, ListRow } from '@parlour/ui/list-row';
import { Page, Stack } from '@parlour/ui/page';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { useChatUnread, useNoticeUnread, useInboxUnread } from '../../hooks/useUnread';
import { useSupportLink } from '../../hooks/useServiceLinks';
import { ChatSheet } from './ChatSheet';

const outside = { as: 'a', target: '_blank', rel: 'noopener noreferrer' } as const;

/**
 * Message center (specification 2): all channels between operator and player. `?chat=1` opens the chat, `&order=` names its
 * order.
 */
export function MessageScreen() {
  const { t } = useTranslation('messaging');
  const [query, setQuery] = useSearchParams();
  const isHydrated = useIsHydrated();
  const isSettled = useIsStatusSettled();
  const telegram = useMerchantLink('TELEGRAM_2');
  const support = useSupportLink();
  const [hasNotices, hasInbox, canChat] = [useOffers('getAnnouncements'), useOffers('getInbox'), useOffers('launchChat')];
  const [hasHelp, hasFeedback] = [useOffers('getHelp'), useOffers('sendFeedback')];
  const hasChat = useFlag('CBS3') && canChat;
  const [notices, inbox, chat] = [useNoticeUnread(), useInboxUnread(), useChatUnread()];
  const { messaging } = paths;

  return (
    <Page>
      <Stack>
        {!isSettled && <Loading rows={6} />}
        <ListGroup>
          {telegram && <ListRow {...outside} href={telegram} icon="message-circle" title="Telegram" text={t('center.telegramText')} />}
          {hasNotices && (
            <ListRow
              as={Link}
              to={messaging.notice}
              icon="megaphone"
              title={t('center.notice')}
              text={t('center.noticeText')}
              badge={notices}
            />
          )}
          {hasInbox && (
            <ListRow as={Link} to={messaging.inbox} icon="mail" title={t('center.inbox')} text={t('center.inboxText')} badge={inbox} />
          )}
          {hasChat && (
            <ListRow
              as={Link}
              to={to(messaging.message, {}, { chat: '1' })}
              // The sheet has its own entry in the history.
              replace
              icon="headset"
              title={t('center.chat')}
              text={t('center.chatText')}
              badge={chat}
            />
          )}
        </ListGroup>
        <ListGroup>
          {hasHelp && <ListRow as={Link} to={messaging.help} icon="help" title={t('center.help')} />}
          {hasFeedback && <ListRow as={Link} to={messaging.feedback} icon="pencil" title={t('center.feedback')} />}
          {/* Its address is decrypted first, so it comes late. Nothing stands below it that it could move. */}
          {support && <ListRow {...outside} href={support} icon="users" title={t('center.affiliate')} text={t('center.affiliateText')} />}
        </ListGroup>
      </Stack>
      <ChatSheet
        // No dialog opens in a page of the server, and an order is personal.
        open={isHydrated && query.get('chat') === '1'}
        orderNo={query.get('order') ?? undefined}
        onClose={() => setQuery({}, { replace: true })}
      />
    </Page>
  );
}
