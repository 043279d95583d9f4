import { useServerToday } from '@parlour/api-client';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useGetDownlinesInfiniteQuery } from '../../api/teamApi';

export type Recipient = { memberId: string; name: string };

/** Returns the recipient: chosen on this screen, or named in the URL and checked by the gateway, or the one of a draft. */
export function useRecipient(drafted: Recipient | undefined) {
  const [address, setAddress] = useSearchParams();
  const named = address.get('to') ?? '';
  const today = useServerToday();
  const [chosen, setChosen] = useState(() => (named ? undefined : drafted));
  const { currentData } = useGetDownlinesInfiniteQuery({ of: named, from: today, to: today }, { skip: named === '' });
  const last = currentData?.pages[0]?.trail.at(-1);

  function choose(recipient: Recipient | undefined) {
    setChosen(recipient);
    const { to: _, ...others } = Object.fromEntries(address);
    if (named) setAddress(others, { replace: true });
  }
  return { recipient: chosen ?? (named ? last : undefined), choose };
}
