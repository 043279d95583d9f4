import { LoadState, errorCode } from '@parlour/api-client';
import { paths } from '@parlour/kernel';
import { typedLine } from '@parlour/kernel/typed';
import { Button } from '@parlour/ui/button';
import { EmptyState } from '@parlour/ui/empty-state';
import { TextField } from '@parlour/ui/field';
import { Icon } from '@parlour/ui/icon';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

type SearchFieldProps = { label: string; value: string; onSearch: (text: string) => void };

/** The length limit of a search (specification 9). */
const PAUSE_MS = 600;
const MAX_LENGTH = 60;

/** Searches for a name, debounced. */
export function SearchField({ label, value, onSearch }: SearchFieldProps) {
  const { t } = useTranslation('agent');
  const [text, setText] = useState(value);
  const read = typedLine(text);
  const isTooLong = read.length > MAX_LENGTH;
  const search = useEffectEvent(() => {
    if (read !== value && !isTooLong) onSearch(read);
  });
  useEffect(() => {
    const timer = setTimeout(search, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <TextField
      type="search"
      label={label}
      prefix={<Icon name="search" size="s" />}
      autoComplete="off"
      autoCapitalize="none"
      error={isTooLong && t('team.searchTooLong', { max: MAX_LENGTH })}
      value={text}
      onChange={(event) => setText(event.target.value)}
    />
  );
}

type TeamEmptyProps = {
  search: string;
  /** True for the agent's own team, false for a downline's team. */
  isOwn: boolean;
};

/** The empty state of a list: no search result, or no downlines. An agent's own empty team links to the invitation link. */
export function TeamEmpty({ search, isOwn }: TeamEmptyProps) {
  const { t } = useTranslation('agent');
  if (search) return <EmptyState icon="search" title={t('team.nobodyFound')} text={t('team.nobodyFoundText')} />;
  if (!isOwn) return <EmptyState icon="users" title={t('team.nobodyBelow')} />;
  return (
    <EmptyState
      icon="users"
      title={t('team.nobodyBelow')}
      text={t('link.text')}
      action={
        <Button as={Link} to={paths.agent.link} variant="secondary">
          {t('invite.go')}
        </Button>
      }
    />
  );
}

type TeamLoadStateProps = {
  query: { error?: unknown; isFetching: boolean; refetch: () => unknown };
  /** Names the content that did not load. Without it, the failure speaks of the whole screen. */
  failure?: string;
  rows?: number;
};

/** Shows a skeleton or the load error. NOT_DOWNLINE has its own message. */
export function TeamLoadState({ query: { error, isFetching, refetch }, failure, rows }: TeamLoadStateProps) {
  const { t } = useTranslation('agent');
  const isForeign = error !== undefined && errorCode(error) === 'NOT_DOWNLINE';
  return (
    <LoadState
      title={isForeign ? t('team.notYours.title') : (failure ?? t('team.failed'))}
      text={isForeign ? t('team.notYours.text') : undefined}
      error={error}
      isBusy={isFetching}
      onRetry={refetch}
      rows={rows}
    />
  );
}
