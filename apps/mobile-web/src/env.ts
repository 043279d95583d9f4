/** Everything that the app reads from the document and the window. Nothing is there while prerendering. */
const notes: DOMStringMap = typeof document === 'undefined' ? {} : document.documentElement.dataset;

/** The name of this build. The build writes it into the document, and the next build's document has another name. */
export function buildId(): string {
  return notes['build'] ?? 'development';
}

/** The path that events of campaigns are sent to (server/forward/campaignReports.mjs). */
export const CAMPAIGN_EVENTS_PATH = '/m/campaign';

/** The path that reports are sent to; the app's server collects them (server/collector.mjs). */
export const REPORTS_PATH = '/m/reports';
