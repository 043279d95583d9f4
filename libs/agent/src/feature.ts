import { defineFeature, paths, screen } from '@parlour/kernel';
import { useRole } from '@parlour/session';
import { startAgentListeners } from './agentListeners';
import { agentSlice } from './agentSlice';

const lazy = screen(() => import('./screens/ContractScreen'), 'ContractScreen');
const { salary, dividend, hourly } = paths.agent;

function useSeesContracts(): boolean {
  const { isAgent, needsContractCheck } = useRole();
  return isAgent && needsContractCheck;
}

/** Those who run a downline: their contracts. */
export const agentFeature = defineFeature({
  id: 'agent',
  slices: [agentSlice],
  listen: startAgentListeners,
  routes: [
    // Any session: type 0 is no agent but may be offered a contract, and who has none gets a word on the screen itself (product 4.5).
    { path: salary, access: 'player', titleKey: 'title.salary', chrome: 'header', lazy },
    { path: dividend, access: 'player', titleKey: 'title.dividend', chrome: 'header', lazy },
    { path: hourly, access: 'player', titleKey: 'title.hourly', chrome: 'header', lazy },
  ],
  menu: [
    {
      id: 'agent.contracts',
      slot: 'drawer',
      order: 65,
      labelKey: 'menu.contracts',
      icon: 'clipboard-list',
      to: salary,
      useVisible: useSeesContracts,
    },
  ],
  messages: (locale) => import(`./i18n/${locale}.json`),
  screenMessages: (locale) => import(`./i18n/${locale}.screens.json`),
});
