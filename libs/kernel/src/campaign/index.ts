export { assignCampaign, campaignOf, campaignOfVisit, endCampaign, forgetCampaignCode, noteLanding, withCampaign } from './campaign';
export { type CampaignEvent, campaignEvents, dropCampaignEvents, noteTold } from './campaignEvents';
export { type CampaignRules, keepCampaign } from './keepCampaign';
export { codeInLink } from './pairsOf';
export { type Campaign, wireCampaign } from './wireCampaign';
