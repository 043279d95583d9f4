import { paths } from '@parlour/kernel';
import { defineFeature } from '@parlour/kernel/feature';
import { SessionDialogs } from './blocks/session-dialogs/SessionDialogs';
import { startHapticsListener } from './hapticsListener';
import { sessionScreens } from './sessionScreens';

/** The ways in and out, the account, the settings and the play controls. */
export const sessionFeature = defineFeature({
  ...sessionScreens,
  listen: startHapticsListener,
  findable: () => import('./findable'),
  dialogs: SessionDialogs,
  menu: [
    {
      id: 'session.playControls',
      slot: 'drawer',
      labelKey: 'title.playControls',
      icon: 'shield',
      to: paths.session.playControls,
    },
    {
      id: 'session.memberPlayControls',
      slot: 'member',
      labelKey: 'title.playControls',
      icon: 'shield',
      to: paths.session.playControls,
    },
    {
      id: 'session.member',
      slot: 'tabbar',
      labelKey: 'menu.member',
      icon: 'user',
      to: paths.session.member,
    },
    { id: 'session.security', slot: 'member', labelKey: 'title.security', icon: 'shield-check', to: paths.session.security },
    { id: 'session.settings', slot: 'member', labelKey: 'title.settings', icon: 'settings', to: paths.session.settings },
  ],
});
