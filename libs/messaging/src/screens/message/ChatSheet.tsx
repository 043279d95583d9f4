import { Loading, useCatalogueText } from '@parlour/api-client';
import { paths, to } from '@parlour/kernel';
import { useRole } from '@parlour/player';
import { StatusGate, useCommunityLinks, useFlag, useOffers } from '@parlour/site';
import { Button } from '@parlour/ui/button';
import { ListGroup, ListRow } from '@parlour/ui/list-row';
import { Notice } from '@parlour/ui/notice';
import { Stack } from '@parlour/ui/page';
import { Sheet } from '@parlour/ui/sheet';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { officialTypes, type ServiceLink, useKnownServiceLinks, useServiceLinks } from '../../hooks/useServiceLinks';
import { ChatForm } from './ChatForm';

export type ChatSheetProps = { open: boolean; orderNo?: string; onClose: () => void };

/** Sheet before the chat (product 4.23): topic, available hosts, and other contacts, which come first for a visitor, who may be unable to log in. */
export function ChatSheet({ open, orderNo, onClose }: ChatSheetProps) {
  const { t } = useTranslation('messaging');
  const hasChat = useFlag('CBS3');
  const { mayChat, isVisitor } = useRole();
  return (
    <Sheet open={open} title={t('chat.title')} closeLabel={t('dialog.close')} onClose={onClose}>
      <Stack gap={5}>
        {isVisitor && <VisitorWays />}
        <StatusGate rows={2} title={t('chat.failed')}>
          {hasChat && (mayChat ? <ChatForm orderNo={orderNo} /> : <ChatGate />)}
        </StatusGate>
        {!isVisitor && <PlayerWays />}
      </Stack>
    </Sheet>
  );
}

/** While the contacts load, what stands below them is hidden, because they would push it down. */
function VisitorWays() {
  const services = useKnownServiceLinks();
  return services ? <OtherWays services={services} /> : <Loading rows={3} />;
}

function PlayerWays() {
  return <OtherWays services={useServiceLinks()} />;
}

/** Explains why the chat is unavailable: a visitor must log in first, a free trial needs a real account (specification 6). */
function ChatGate() {
  const { t } = useTranslation('messaging');
  const catalogueText = useCatalogueText();
  const { isVisitor } = useRole();
  const back = to(paths.messaging.message, {}, { chat: '1' });
  return isVisitor ? (
    <Notice
      tone="info"
      action={
        <Button as={Link} to={to(paths.session.login, {}, { returnTo: back })} size="s">
          {t('chat.login')}
        </Button>
      }
    >
      {t('chat.visitor')}
    </Notice>
  ) : (
    <Notice
      tone="info"
      action={
        <Button as={Link} to={paths.session.register} size="s">
          {t('gate.register')}
        </Button>
      }
    >
      {catalogueText('freeReject')}
    </Notice>
  );
}

const messengers = ['TELEGRAM_2', 'TELEGRAM_3', 'WHATSAPP1', 'VIBER'];
/** The messengers that most players have come first. */
const usual = ['Telegram', 'Messenger'];
function rankOf(name: string): number {
  const place = usual.findIndex((first) => name.startsWith(first));
  return place < 0 ? usual.length : place;
}

const outside = { as: 'a', target: '_blank', rel: 'noopener noreferrer' } as const;

/** Contacts besides the chat: the operator's own entries, messengers, the feedback form (product 4.23). */
function OtherWays({ services: all }: { services: readonly ServiceLink[] }) {
  const { t } = useTranslation('messaging');
  const { mayUseInbox } = useRole();
  const isOffered = useOffers('sendFeedback');
  const hasFeedback = mayUseInbox && isOffered;
  const services = all.filter(({ csType }) => !officialTypes.includes(csType));
  // The same messenger may appear in both lists; the operator's own entry wins.
  const links = useCommunityLinks().filter(
    ({ type, name, url }) =>
      messengers.includes(type) && !services.some((service) => serviceName(service.title) === name || service.url === url),
  );
  const ways = [...services.map(({ title, url }) => ({ name: serviceName(title), url })), ...links].sort(
    (a, b) => rankOf(a.name) - rankOf(b.name),
  );
  if (ways.length === 0 && !hasFeedback) return null;
  return (
    <ListGroup title={t('chat.otherWays')}>
      {ways.map(({ name, url }) => (
        <ListRow
          key={`${name} ${url}`}
          {...outside}
          href={url}
          icon={name === 'CS' ? 'headset' : 'message-circle'}
          title={name === 'CS' ? t('chat.service') : name}
        />
      ))}
      {hasFeedback && <ListRow as={Link} to={paths.messaging.feedback} icon="pencil" title={t('center.feedback')} />}
    </ListGroup>
  );
}

/** The specification spells the entry "whatsapp". */
function serviceName(title: string): string {
  return title.toLowerCase() === 'whatsapp' ? 'WhatsApp' : title;
}
