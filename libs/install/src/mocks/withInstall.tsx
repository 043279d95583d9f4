import { contentFeature } from '@parlour/content';
import { playerFeature } from '@parlour/player';
import { siteFeature } from '@parlour/site';
import { siteWire } from '@parlour/site/wire';
import { type AgentName, actAs, mockCall, stopActing, StoryStage } from '@parlour/testing';
import type { Decorator } from '@storybook/react-vite';
import { installFeature } from '../feature';

const site = 'https://t.me';
const files = { Android: `${site}/parlour.apk`, IOS: `${site}/ios`, IOS2: `${site}/ios2`, MOBILECONFIG: `${site}/parlour.mobileconfig` };
const resources = Object.entries(files).map(([resourceType, url]) => ({ resourceType, url }));

/** A merchant with an app for every system, and one without any. */
export const withApps = [mockCall(siteWire.getStatus, { info: { resources } })];
export const withoutApps = [mockCall(siteWire.getStatus, { info: {} })];

/** Opens the story in this browser; the bar was never closed there. */
export const inside = (agent: AgentName) => ({
  beforeEach: () => {
    localStorage.removeItem('hideDownloadBar');
    actAs(agent);
    return stopActing;
  },
});

export const withInstall: Decorator = (Story, { globals }) => (
  <StoryStage with={[siteFeature, contentFeature, playerFeature, installFeature]} locale={globals['locale']}>
    <Story />
  </StoryStage>
);
