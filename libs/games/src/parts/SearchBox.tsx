import { IconButton } from '@parlour/ui/button';
import { TextField } from '@parlour/ui/field';
import { Icon } from '@parlour/ui/icon';
import { VisuallyHidden } from '@parlour/ui/visually-hidden';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { timings } from '../rules/timings';

export type SearchBoxProps = { value: string; onSearch: (text: string) => void };

/** Search by name: fires trimmed text when the player pauses, and at once on Enter (specification 2 and 5). */
export function SearchBox({ value, onSearch }: SearchBoxProps) {
  const { t } = useTranslation('games');
  const [text, setText] = useState(value);
  const [lastValue, setLastValue] = useState(value);
  const search = useEffectEvent((name: string) => onSearch(name));

  if (lastValue !== value) {
    setLastValue(value);
    // Something else changed the address: a removed chip, another tab or Back.
    if (value !== text.trim()) setText(value);
  }

  useEffect(() => {
    if (text.trim() === value) return undefined;
    const timer = setTimeout(() => search(text.trim()), timings.searchPause);
    return () => clearTimeout(timer);
  }, [text, value]);

  return (
    <form
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(text.trim());
      }}
    >
      <TextField
        label={<VisuallyHidden>{t('list.search')}</VisuallyHidden>}
        placeholder={t('list.search')}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={100}
        value={text}
        onChange={(event) => setText(event.target.value)}
        prefix={<Icon name="search" />}
        suffix={text !== '' && <IconButton icon="x" tone="dim" label={t('list.clearSearch')} onClick={() => (setText(''), onSearch(''))} />}
      />
    </form>
  );
}
