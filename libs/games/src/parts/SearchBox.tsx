import { looksLikeZawgyi, typedLine, unicodeOfZawgyi } from '@parlour/kernel/typed';
import { IconButton } from '@parlour/ui/button';
import { TextField } from '@parlour/ui/field';
import { Icon } from '@parlour/ui/icon';
import { VisuallyHidden } from '@parlour/ui/visually-hidden';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { timings } from '../rules/limits';
import { maxSearchLength } from '../rules/list/gameListView';

export type SearchBoxProps = {
  value: string;
  onSearch: (text: string) => void;
  /** Called with the text as it is read after each change of the field, also if it is too long to search for. */
  onType?: (text: string) => void;
  /** Name of the field; by default that of a search by name. */
  label?: string;
  /** The field has the focus when it appears. */
  isFocused?: boolean;
};

/** Search by name: fires the text as it is read when the player pauses, and at once on Enter (specification 2 and 5). */
export function SearchBox({ value, onSearch, onType, label, isFocused = false }: SearchBoxProps) {
  const { t } = useTranslation('games');
  const name = label ?? t('list.search');
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(value);
  const [lastValue, setLastValue] = useState(value);
  /** The last search of this field, until `value` shows it. */
  const [pending, setPending] = useState<string>();
  const search = useEffectEvent(send);
  const line = typedLine(text);
  const read = useUnicodeText(line);
  const tell = useEffectEvent(() => onType?.(read));
  const isTooLong = read.length > maxSearchLength;

  if (lastValue !== value) {
    setLastValue(value);
    setPending(undefined);
    // The value may also change by a removed chip, another tab or Back. If it shows the pending search, the player may have typed on since.
    if (value !== pending && value !== read) setText(value);
  }

  function send(wanted: string) {
    if (wanted.length > maxSearchLength) return;
    if (wanted !== value) setPending(wanted);
    onSearch(wanted);
  }

  useEffect(() => {
    if (isFocused) field.current?.focus({ preventScroll: true });
  }, [isFocused]);

  useEffect(() => {
    if (read === value) return undefined;
    const timer = setTimeout(() => search(read), timings.searchPause);
    return () => clearTimeout(timer);
  }, [read, value]);

  useEffect(() => {
    if (read !== line) tell();
  }, [read, line]);

  function handleType(typed: string) {
    setText(typed);
    onType?.(typedLine(typed));
  }

  function handleClear() {
    handleType('');
    send('');
  }

  return (
    <form
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        send(read);
      }}
    >
      <TextField
        ref={field}
        label={<VisuallyHidden>{name}</VisuallyHidden>}
        placeholder={name}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        value={text}
        error={isTooLong && t('list.searchTooLong', { max: maxSearchLength })}
        onChange={({ target }) => handleType(target.value)}
        prefix={<Icon name="search" />}
        suffix={text !== '' && <IconButton icon="x" tone="dim" label={t('list.clearSearch')} onClick={handleClear} />}
      />
    </form>
  );
}

/** Returns a search text in Unicode, as all names are written in it. A text in Zawgyi stays as typed until it has been converted. */
function useUnicodeText(typed: string): string {
  const [read, setRead] = useState({ typed, unicode: typed });

  useEffect(() => {
    if (typed.length > maxSearchLength || !looksLikeZawgyi(typed)) return undefined;
    let isStale = false;
    void unicodeOfZawgyi(typed).then((unicode = typed) => {
      if (!isStale) setRead({ typed, unicode });
    });
    return () => {
      isStale = true;
    };
  }, [typed]);

  return read.typed === typed ? read.unicode : typed;
}
