import { looksLikeZawgyi, unicodeOfZawgyi } from '@parlour/kernel/typed';
import { useEffect, useState } from 'react';
import { maxSearchLength } from '../rules/list/gameListView';

/** Returns a search text in Unicode, as all names are written in it. A text in Zawgyi stays as typed until it has been converted. */
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
