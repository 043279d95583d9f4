import { paths } from '@parlour/kernel';
import { defineFeature } from '@parlour/kernel/feature';
import { useShowsTournaments } from './hooks/useShowsTournaments';
import { tournamentsScreens } from './tournamentsScreens';

/** Tournaments: the list, one with its standings, and the entry of the side menu. */
export const tournamentsFeature = defineFeature({
  ...tournamentsScreens,
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
});
