import { useCatalogueText } from '@parlour/api-client';
import { paths, to } from '@parlour/kernel';
import { useRole } from '@parlour/player';
import { Button } from '@parlour/ui/button';
import { Notice } from '@parlour/ui/notice';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

/** Explains why the chat is unavailable: a visitor must log in first, a free trial needs a real account (specification 6). */
export function ChatGate() {
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
