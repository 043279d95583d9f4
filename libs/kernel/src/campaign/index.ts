export {
  assignCampaign,
  type Campaign,
  campaignOf,
  campaignOfVisit,
  endCampaign,
  forgetCampaignCode,
  wireCampaign,
  withCampaign,
} from './campaign';
export { type CampaignRules, keepCampaign } from './keepCampaign';
