import { paths, toGatewayLanguage } from '@parlour/kernel';
import type { PreviewRule } from '@parlour/kernel/feature';
import { selectLocale } from '@parlour/site';
import { tournamentsApi } from './tournamentsApi';

const { select } = tournamentsApi.endpoints.getTournament;

const tournament: PreviewRule = {
  preview: (state, { params: { tournamentId: id = '' } }) => {
    const arg = { id, language: toGatewayLanguage(selectLocale(state)) };
    const found = select(arg)(state as Parameters<ReturnType<typeof select>>[0]).data;
    return found && { title: found.title, text: found.terms };
  },
};

export const previews: Record<string, PreviewRule> = { [paths.tournaments.tournament]: tournament };
