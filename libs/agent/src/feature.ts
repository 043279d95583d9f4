import { paths } from '@parlour/kernel';
import { defineFeature } from '@parlour/kernel/feature';
import { useRole } from '@parlour/player';
import { agentScreens } from './agentScreens';
import { startAgentListeners } from './agentSlice';

function useIsAgent(): boolean {
  return useRole().isAgent;
}

const { salary, home } = paths.agent;

function useSeesContracts(): boolean {
  const { isAgent, needsContractCheck } = useRole();
  return isAgent && needsContractCheck;
}

/** The agent feature: contracts and team of accounts with a downline. */
export const agentFeature = defineFeature({
  ...agentScreens,
  listen: startAgentListeners,
  findable: () => import('./findable'),
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
});
