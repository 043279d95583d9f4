import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { sessionApi } from '../../api/sessionApi';
import { affiliateParameters } from './registerPayload';

export type AffiliateLink = {
  domain: string;
  /** The link's affiliate code as the gateway knows it; empty if it is missing or invalid. */
  code: string;
  /** The gateway does not know the code: the player must type another (specification 4). */
  isInvalid: boolean;
};

/** Returns the affiliate named by the link's `code` and `domain`. */
export function useAffiliateLink(): AffiliateLink {
  const [query] = useSearchParams();
  const [{ code, domain }] = useState(() => affiliateParameters(query));
  const { currentData } = sessionApi.useCheckAffiliateQuery({ code, domain }, { skip: code === '' });
  const isInvalid = currentData?.data.success === false;
  return { domain, code: isInvalid ? '' : (currentData?.code ?? code), isInvalid };
}
