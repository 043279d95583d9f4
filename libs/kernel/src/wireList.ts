import * as v from 'valibot';

type DropListener = (dropped: { count: number; reason: 'invalid' | 'overflow' }) => void;
let listener: DropListener | undefined;

/** Tells what lists of the wire left out: the app reports it, the sandbox treats it as its own fault. */
export function onWireItemsDropped(listen: DropListener | undefined): void {
  listener = listen;
}

/**
 * A list from the gateway: items that do not fit are left out instead of failing the whole reply, and no more than
 * `max` are kept. Use it for what a player can miss (tiles, notices), never for money.
 */
export function wireList<Item extends v.GenericSchema>(item: Item, max: number) {
  return v.pipe(
    // With what it holds, for the document of the contract.
    Object.assign(v.custom<v.InferInput<Item>[]>(Array.isArray, 'list expected'), { item, max }),
    v.transform((raw): v.InferOutput<Item>[] => {
      const kept: v.InferOutput<Item>[] = [];
      let invalid = 0;
      for (const candidate of raw.slice(0, max)) {
        const result = v.safeParse(item, candidate);
        if (result.success) kept.push(result.output);
        else invalid += 1;
      }
      if (invalid > 0) listener?.({ count: invalid, reason: 'invalid' });
      if (raw.length > max) listener?.({ count: raw.length - max, reason: 'overflow' });
      return kept;
    }),
  );
}
