import { paths } from '@parlour/kernel';
import { noteLanding } from '@parlour/kernel/campaign';
import { useConsent } from '@parlour/player';
import { selectFormShown } from '@parlour/player/session';
import { useMerchant } from '@parlour/site';
import { useLayoutEffect } from 'react';
import { useSelector } from 'react-redux';
import { TagFrame } from './TagFrame';
import { useCampaignReports } from './useCampaignReports';

const { games, messaging, promotions, tournaments } = paths;

/**
 * The pages on which tags run, by their patterns: those that anybody may see, and on which nobody types a password, an amount, an account or a message.
 * On every other page there is no frame of a tag in the document.
 */
export const taggedPages: ReadonlySet<string> = new Set([
  paths.home,
  paths.download,
  ...[games.list, games.live, games.poker, games.sport, games.slot, games.fishing, games.hot, games.esport, games.lottery],
  ...[games.center, games.slotsCenter],
  ...[promotions.list, promotions.detail, promotions.benefits],
  ...[messaging.notice, messaging.help],
  ...[tournaments.home, tournaments.tournament],
]);

/** The tags of other companies that the player has agreed to, and the reports of campaigns. `path`: the route's pattern; undefined on home. */
export function Tags({ path = paths.home }: { path?: string | undefined }) {
  const { code, consent } = useMerchant();
  const { agreed } = useConsent();
  const isFormShown = useSelector(selectFormShown) !== undefined;
  // Before the frames and the reports ask what there is to tell.
  useLayoutEffect(noteLanding, []);
  useCampaignReports(path);
  if (!consent || !taggedPages.has(path) || isFormShown) return null;
  return consent.tags
    .filter(({ purpose }) => agreed.includes(purpose))
    .map(({ name, purpose }) => (
      <TagFrame key={`${code}/${name}`} code={code} name={name} page={path} isMarketing={purpose === 'marketing'} />
    ));
}
