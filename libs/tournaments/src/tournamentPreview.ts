import { toGatewayLanguage } from '@parlour/kernel';
import type { PreviewModule } from '@parlour/kernel/feature';
import { selectLocale } from '@parlour/site';
import { tournamentsApi } from './tournamentsApi';

const { select } = tournamentsApi.endpoints.getTournament;

/** The preview of a tournament. */
export const preview: PreviewModule['preview'] = (state, { params: { tournamentId: id = '' } }) => {
  const arg = { id, language: toGatewayLanguage(selectLocale(state)) };
  const tournament = select(arg)(state as Parameters<ReturnType<typeof select>>[0]).data;
  return tournament && { title: tournament.title, text: tournament.terms };
};
