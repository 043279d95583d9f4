import { paths } from '@parlour/kernel';
import { defineFeature, screen } from '@parlour/kernel/feature';
import { useRole } from '@parlour/player';
import { startAgentListeners, agentSlice } from './agentSlice';

function useIsAgent(): boolean {
  return useRole().isAgent;
}

const lazy = screen(() => import('./screens/contract/ContractScreen'), 'ContractScreen');
const { salary, dividend, hourly, home, team, figures, rebates, transfer, link } = paths.agent;

function useSeesContracts(): boolean {
  const { isAgent, needsContractCheck } = useRole();
  return isAgent && needsContractCheck;
}

/** The agent feature: contracts and team of accounts with a downline. */
export const agentFeature = defineFeature({
  id: 'agent',
  slices: [agentSlice],
  listen: startAgentListeners,
  findable: () => import('./findable'),
  routes: [
    // The guard accepts any session: type 0 is not an agent but may be offered a contract. Without a contract, the screen itself
    // shows a message (product 4.5).
    { path: salary, access: 'player', needs: ['getContract'], titleKey: 'title.salary', chrome: 'header', lazy },
    { path: dividend, access: 'player', needs: ['getContract'], titleKey: 'title.dividend', chrome: 'header', lazy },
    { path: hourly, access: 'player', needs: ['getContract'], titleKey: 'title.hourly', chrome: 'header', lazy },
    {
      path: home,
      access: 'agent',
      needs: ['getOverview'],
      titleKey: 'title.home',
      lazy: screen(() => import('./screens/AgentHomeScreen'), 'AgentHomeScreen'),
    },
    {
      path: team,
      access: 'agent',
      needs: ['getDownlines'],
      titleKey: 'title.team',
      lazy: screen(() => import('./screens/TeamScreen'), 'TeamScreen'),
    },
    {
      path: figures,
      access: 'agent',
      needs: ['getKpi'],
      titleKey: 'title.figures',
      lazy: screen(() => import('./screens/FiguresScreen'), 'FiguresScreen'),
    },
    {
      path: rebates,
      access: 'agent',
      needs: ['getRebates'],
      titleKey: 'title.rebates',
      lazy: screen(() => import('./screens/RebatesScreen'), 'RebatesScreen'),
    },
    {
      path: transfer,
      access: 'agent',
      needs: ['getTransferRules', 'createTransfer'],
      titleKey: 'title.transfer',
      chrome: 'header',
      lazy: screen(() => import('./screens/transfer/TransferScreen'), 'TransferScreen'),
    },
    {
      path: link,
      access: 'agent',
      needs: ['getOverview'],
      titleKey: 'title.link',
      lazy: screen(() => import('./screens/LinkScreen'), 'LinkScreen'),
    },
  ],
  menu: [
    { id: 'agent.home', slot: 'drawer', labelKey: 'menu.home', icon: 'users', to: home, useVisible: useIsAgent },
    { id: 'agent.member', slot: 'member', labelKey: 'menu.home', icon: 'users', to: home, useVisible: useIsAgent },
    {
      id: 'agent.contracts',
      slot: 'drawer',
      labelKey: 'menu.contracts',
      icon: 'clipboard-list',
      to: salary,
      useVisible: useSeesContracts,
    },
  ],
  overlays: () => import('./overlays'),
  messages: (locale) => import(`./i18n/${locale}.json`),
  screenMessages: (locale) => import(`./i18n/${locale}.screens.json`),
});
