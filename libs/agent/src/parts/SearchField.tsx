import { Icon } from '@parlour/ui/icon';
import { TextField } from '@parlour/ui/field';
import { useEffect, useEffectEvent, useState } from 'react';

type SearchFieldProps = { label: string; value: string; onSearch: (text: string) => void };

/** The length limit of a search (specification 9). */
const PAUSE_MS = 600;
const MAX_LENGTH = 60;

/** Searches for a name, debounced. */
export function SearchField({ label, value, onSearch }: SearchFieldProps) {
  const [text, setText] = useState(value);
  const search = useEffectEvent(() => {
    if (text.trim() !== value) onSearch(text.trim());
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
      maxLength={MAX_LENGTH}
      value={text}
      onChange={(event) => setText(event.target.value)}
    />
  );
}
