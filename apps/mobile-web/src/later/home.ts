export { ContractAlert } from '@parlour/agent';
export { NoticeTicker } from '@parlour/messaging';
export { HomeRest } from '../home/HomeRest';
