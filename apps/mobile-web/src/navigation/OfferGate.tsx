import type { Needs } from '@parlour/kernel/feature';
import { ClosedScreen } from '@parlour/player';
import { useOffers } from '@parlour/site';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

type OfferGateProps = { needs: Needs | undefined; children: ReactNode };

/** Shows a screen, or says that this site does not offer it. */
export function OfferGate({ needs = [], children }: OfferGateProps) {
  const { t } = useTranslation('shell');
  return useOffers(...needs) ? children : <ClosedScreen title={t('notOffered.title')} text={t('notOffered.text')} />;
}
