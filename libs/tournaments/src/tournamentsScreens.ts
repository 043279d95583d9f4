import { paths } from '@parlour/kernel';
import { type FeatureStart, screen } from '@parlour/kernel/feature';

/** The part of tournaments that a first view of its screens needs (ADR 0035). */
export const tournamentsScreens = {
  id: 'tournaments',
  routes: [
    {
      path: paths.tournaments.home,
      access: 'anyone',
      needs: ['getTournaments'],
      titleKey: 'title.tournaments',
      query: ['phase'],
      lazy: screen(() => import('./screens/TournamentsScreen'), 'TournamentsScreen'),
    },
    {
      path: paths.tournaments.tournament,
      access: 'anyone',
      needs: ['getTournament'],
      titleKey: 'title.tournament',
      back: paths.tournaments.home,
      lazy: screen(() => import('./screens/TournamentScreen'), 'TournamentScreen'),
    },
  ],
  messages: (locale) => import(`./i18n/${locale}.json`),
  screenMessages: (locale) => import(`./i18n/${locale}.screens.json`),
} satisfies FeatureStart;
