import { useCatalogueText } from '@parlour/api-client';
import { parseUrl } from '@parlour/kernel';
import { noteFailure } from '@parlour/telemetry';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { LaunchProblem } from './LaunchProblem';

export type BlockedLaunchProps = {
  name: string;
  /** The address that `launchUrl` refused. */
  address: string;
  onRetry: () => void;
  onLeave: () => void;
};

/** A game whose address is on none of the merchant's game hosts. The player is told, and the operator by a report. */
export function BlockedLaunch({ name, address, onRetry, onLeave }: BlockedLaunchProps) {
  const { t } = useTranslation('games');
  const catalogueText = useCatalogueText();

  useEffect(() => {
    noteFailure(new Error(`A game was launched on a host that is not in frameHosts: ${parseUrl(address)?.host ?? 'none'}`));
  }, [address]);

  return <LaunchProblem title={t('play.refused', { name })} text={catalogueText('linkBlocked')} onRetry={onRetry} onLeave={onLeave} />;
}
