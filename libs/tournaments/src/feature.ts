import { paths } from '@parlour/kernel';
import { defineFeature, screen } from '@parlour/kernel/feature';
import { useShowsTournaments } from './hooks/useShowsTournaments';

/** Tournaments: the list, one with its standings, and the entry of the side menu. */
export const tournamentsFeature = defineFeature({
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
  menu: [
    {
      id: 'tournaments.home',
      slot: 'drawer',
      labelKey: 'menu.tournaments',
      icon: 'trophy',
      to: paths.tournaments.home,
      useVisible: useShowsTournaments,
    },
  ],
  messages: (locale) => import(`./i18n/${locale}.json`),
  screenMessages: (locale) => import(`./i18n/${locale}.screens.json`),
});
