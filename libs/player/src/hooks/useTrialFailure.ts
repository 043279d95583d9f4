import { refusalDetails, useCatalogueText } from '@parlour/api-client';

/** Refusals that say that there is no play money here. Their own texts speak of an account or a game, which is not what a visitor asked about. */
const refused = ['NOT_ALLOWED', 'GAME_UNAVAILABLE'];

/** Returns what each way into play money says when it does not start. `text` replaces the error's own, if there is one. */
export function useTrialFailure(): (error: unknown) => { title: string; text: string | undefined } {
  const catalogueText = useCatalogueText();
  return (error) => ({
    title: catalogueText('trialFailed'),
    text: refused.includes(refusalDetails(error)?.code ?? '') ? catalogueText('trialRefused') : undefined,
  });
}
