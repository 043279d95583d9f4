import { type Campaign, campaignOfVisit, forgetCampaignCode } from '@parlour/kernel/campaign';
import { useEffect, useState } from 'react';
import { sessionApi } from '../../api/sessionApi';

export type AffiliateLink = {
  domain: string;
  /** The link's affiliate code as the gateway knows it; empty if it is missing or invalid. */
  code: string;
  /** The gateway does not know the code: the player must type another (specification 4). */
  isInvalid: boolean;
  /** All that the link brought. */
  campaign: Campaign | undefined;
};

/** Returns the affiliate named by the last link that led here (specification 3), on whatever page the visit began. */
export function useAffiliateLink(): AffiliateLink {
  const [campaign] = useState(campaignOfVisit);
  const { code = '', domain = '' } = campaign ?? {};
  const { currentData } = sessionApi.useCheckAffiliateQuery({ code, domain }, { skip: code === '' });
  const isInvalid = currentData?.data.success === false;
  useEffect(() => {
    if (isInvalid) forgetCampaignCode();
  }, [isInvalid]);
  return { domain, code: isInvalid ? '' : (currentData?.code ?? code), isInvalid, campaign };
}
