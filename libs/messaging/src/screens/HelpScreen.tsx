import { LoadState, Loading } from '@parlour/api-client';
import { paths, to } from '@parlour/kernel';
import { useIsStatusSettled, useOffers } from '@parlour/site';
import { Button } from '@parlour/ui/button';
import { EmptyState } from '@parlour/ui/empty-state';
import { TextField } from '@parlour/ui/field';
import { ListGroup, ListRow } from '@parlour/ui/list-row';
import { Notice } from '@parlour/ui/notice';
import { Page, Stack } from '@parlour/ui/page';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { useHelp } from '../api/helpApi';
import { useCanContact } from '../hooks/useServiceLinks';
import { MessageHead } from '../parts/MessageHead';
import { ServerText } from '../parts/ServerText';
import { searchHelp, helpInQuery } from '../rules/help';

/** Help center: topics with a search, or one topic by its position or title (specification 2). */
export function HelpScreen() {
  const { t } = useTranslation('messaging');
  const [query] = useSearchParams();
  const { topics, error, isFetching, refetch } = useHelp();
  const [text, setText] = useState('');

  if (!topics) {
    return (
      <Page>
        <LoadState title={t('help.failed')} error={error} isBusy={isFetching} onRetry={() => void refetch()} rows={6} />
      </Page>
    );
  }
  const opened = helpInQuery(topics, query);
  if (opened) {
    return (
      <Page>
        <Stack gap={4}>
          <MessageHead title={opened.title} />
          <ServerText html={opened.content} />
          <ContactRow />
          <Button as={Link} to={paths.messaging.help} variant="secondary" block>
            {t('help.all')}
          </Button>
        </Stack>
      </Page>
    );
  }
  const found = searchHelp(topics, text);
  return (
    <Page>
      <Stack>
        {(query.has('i') || query.has('title')) && <Notice tone="info">{t('help.gone')}</Notice>}
        {topics.length === 0 ? (
          <EmptyState icon="help" title={t('help.empty')} text={t('help.emptyText')} />
        ) : (
          <>
            <TextField type="search" label={t('help.search')} value={text} onChange={({ target }) => setText(target.value)} />
            {found.length === 0 ? (
              <EmptyState
                icon="search"
                title={t('help.none')}
                action={
                  <Button variant="secondary" onClick={() => setText('')}>
                    {t('help.clear')}
                  </Button>
                }
              />
            ) : (
              <ListGroup>
                {found.map((topic) => (
                  <ListRow
                    key={topics.indexOf(topic)}
                    as={Link}
                    to={to(paths.messaging.help, {}, { i: String(topics.indexOf(topic)) })}
                    icon="help"
                    title={topic.title}
                  />
                ))}
              </ListGroup>
            )}
          </>
        )}
        <ContactRow />
      </Stack>
    </Page>
  );
}

/** Contacts below a text that did not help: a person or the feedback form. */
function ContactRow() {
  const { t } = useTranslation('messaging');
  const canContact = useCanContact();
  const hasFeedback = useOffers('sendFeedback');
  const isSettled = useIsStatusSettled();
  if (!isSettled) return <Loading rows={2} />;
  if (!canContact && !hasFeedback) return null;
  return (
    <ListGroup title={t('help.more')}>
      {canContact && (
        <ListRow
          as={Link}
          to={to(paths.messaging.message, {}, { chat: '1' })}
          icon="headset"
          title={t('center.chat')}
          text={t('center.chatText')}
        />
      )}
      {hasFeedback && <ListRow as={Link} to={paths.messaging.feedback} icon="pencil" title={t('center.feedback')} />}
    </ListGroup>
  );
}
