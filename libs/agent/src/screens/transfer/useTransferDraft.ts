import { useEffect, useState } from 'react';
import { transferDraft } from '../../transferDraft';
import { useRecipient } from './useRecipient';

/** Returns the recipient and the typed amount, which outlive an expired session (transferDraft). */
export function useTransferDraft(player: string) {
  const [draft] = useState(() => transferDraft.read(player));
  const { recipient, choose } = useRecipient(draft?.recipient);
  const [text, setText] = useState(draft?.amount ?? '');

  useEffect(() => transferDraft.write(player, { recipient, amount: text }), [player, recipient, text]);

  return { recipient, choose, text, setText };
}
