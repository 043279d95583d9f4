import { looksLikeZawgyi, unicodeOfZawgyi } from '@parlour/kernel/typed';
import { useEffect, useState } from 'react';
import { maxSearchLength } from '../rules/list/gameListView';

/** Returns a search that was typed in Zawgyi in Unicode, in which all names are, as soon as it is read; any other text as it is. */
export function useUnicodeText(typed: string): string {
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
