import { readStored, writeStored } from '@parlour/kernel';
import { useState } from 'react';
import * as v from 'valibot';

/** A chosen tab that a reload keeps. The first option is the default. */
export function useStoredChoice<Option extends string>(
  key: string,
  options: readonly [Option, ...Option[]],
): [Option, (chosen: Option) => void] {
  const [chosen, setChosen] = useState<Option>(() => readStored('session', key, v.picklist(options)) ?? options[0]);
  return [
    chosen,
    (next) => {
      writeStored('session', key, next);
      setChosen(next);
    },
  ];
}
