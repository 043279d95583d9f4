import { gamesFeature, loadPlayGame } from '@parlour/games';
import { installFeature } from '@parlour/install';
import { paths } from '@parlour/kernel';
import { type Feature, type FeatureRoute, type GameNote, screen } from '@parlour/kernel/feature';
import { promotionsFeature } from '@parlour/promotions';
import { sessionFeature } from '@parlour/session';
import { TournamentCard } from '@parlour/tournaments';
import { CreditedBalance, walletFeature } from '@parlour/wallet';
import { type ComponentType, createElement } from 'react';
import { composedNeeds } from './features';
import { loadScreenMessages } from './i18n';
import { OrderOffer } from './screens/OrderOffer';
import { loader, type Loader, useLoaded } from './startup/loader';

/** A screen that also needs the texts of another feature's screens. */
function speaking(feature: Feature, lazy: FeatureRoute['lazy']): FeatureRoute['lazy'] {
  const both = async () => (await Promise.all([lazy(), loadScreenMessages(feature)]))[0];
  return Object.assign(both, { screenName: lazy.screenName });
}

const tournamentGames = loader(async () => (await import('./screens/TournamentGames')).TournamentGames);

function TournamentGames() {
  const component = useLoaded(tournamentGames);
  return component && createElement(component);
}

/** Code of additions that loads together with the screen, by its path, so that nothing moves when the addition appears. */
export const additionLoaders: Record<string, Loader<unknown> | undefined> = { [paths.tournaments.tournament]: tournamentGames };

/** Blocks of other features that a feature's own screen shows, by its path. The screen works without them. */
export const additions: Record<string, ComponentType | undefined> = {
  [paths.wallet.depositOrder]: OrderOffer,
  [paths.wallet.withdrawOrder]: OrderOffer,
  [paths.promotions.list]: CreditedBalance,
  [paths.promotions.detail]: CreditedBalance,
  [paths.promotions.rewards]: CreditedBalance,
  [paths.tournaments.tournament]: TournamentGames,
};

/** The player's place in a tournament, for the sheets of games. */
export const gameNote: GameNote = (game) => createElement(TournamentCard, { game });

/** The screen that a game opens. */
export const launchPath = paths.games.play;

/** Screens that compose several features. Each uses the namespace of the feature that it mainly belongs to. */
export const composedRoutes: { feature: Feature; route: FeatureRoute }[] = [
  {
    feature: gamesFeature,
    route: {
      path: paths.games.play,
      access: 'player',
      needs: composedNeeds[paths.games.play],
      asksTerms: true,
      isBrowserOnly: true,
      chrome: 'none',
      prefetchFor: 'player',
      lazy: speaking(
        sessionFeature,
        screen(async () => (await Promise.all([import('./screens/PlayScreen'), loadPlayGame()]))[0], 'PlayScreen'),
      ),
    },
  },
  {
    feature: sessionFeature,
    route: {
      path: paths.session.member,
      access: 'player',
      needs: composedNeeds[paths.session.member],
      titleKey: 'title.member',
      lazy: screen(() => import('./screens/MemberScreen'), 'MemberScreen'),
    },
  },
  {
    feature: sessionFeature,
    route: {
      path: paths.session.settings,
      access: 'anyone',
      // The screen shows settings that only this device knows.
      isBrowserOnly: true,
      titleKey: 'title.settings',
      lazy: screen(() => import('./screens/SettingsScreen'), 'SettingsScreen'),
    },
  },
  {
    feature: sessionFeature,
    route: {
      path: paths.session.playControls,
      access: 'anyone',
      query: ['tab'],
      titleKey: 'title.playControls',
      lazy: speaking(
        walletFeature,
        screen(() => import('./screens/PlayControlsScreen'), 'PlayControlsScreen'),
      ),
    },
  },
  {
    feature: installFeature,
    route: {
      path: paths.download,
      access: 'anyone',
      titleKey: 'menu.download',
      lazy: screen(() => import('./screens/DownloadScreen'), 'DownloadScreen'),
    },
  },
  {
    feature: promotionsFeature,
    route: {
      path: paths.promotions.invite,
      access: 'anyone',
      needs: composedNeeds[paths.promotions.invite],
      titleKey: 'menu.invite',
      query: ['tab'],
      lazy: screen(() => import('./screens/InviteScreen'), 'InviteScreen'),
    },
  },
];
