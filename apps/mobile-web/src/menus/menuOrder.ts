import type { MenuSlot } from '@parlour/kernel/feature';

/** The entries of the member centre by their ids, in three groups. */
export const memberGroups = {
  money: ['wallet.memberMoney', 'wallet.memberWallets', 'wallet.memberAccounts', 'promotions.memberRewards', 'promotions.memberVip'],
  play: ['games.favourites', 'games.recent', 'messaging.memberMessages', 'messaging.memberInbox', 'messaging.memberChat', 'agent.member'],
  account: ['session.security', 'session.memberPlayControls', 'session.settings', 'messaging.memberHelp', 'messaging.memberFeedback'],
} as const;

/** The entries of each menu by their ids, in the order in which people see them. What an entry is stands in its feature's manifest. */
export const menuOrder = {
  tabbar: ['shell.home', 'wallet.tab', 'promotions.inviteTab', 'promotions.tab', 'session.member'],
  drawer: [
    'wallet.deposit',
    'wallet.withdraw',
    'wallet.records',
    'promotions.rewards',
    'messaging.service',
    'install.download',
    'promotions.vip',
    'agent.home',
    'agent.contracts',
    'promotions.invite',
    'promotions.bonus',
    'promotions.rank',
    'games.center',
    'tournaments.home',
    'games.RNG',
    'games.FISH',
    'games.PVP',
    'games.LIVE',
    'games.SPORTS',
    'games.ESPORTS',
    'games.COCKFIGHT',
    'games.LOTT',
    'messaging.notice',
    'messaging.feedback',
    'session.playControls',
  ],
  member: [...memberGroups.money, ...memberGroups.play, ...memberGroups.account],
} as const satisfies Record<MenuSlot, readonly string[]>;
