export { assignCampaign, campaignOf, campaignOfVisit, endCampaign, forgetCampaignCode, noteLanding, withCampaign } from './campaign';
export { type CampaignEvent, campaignEvents, dropCampaignEvents, noteTold } from './campaignEvents';
export { type CampaignRules, keepCampaign } from './keepCampaign';
export { type Campaign, wireCampaign } from './wireCampaign';
