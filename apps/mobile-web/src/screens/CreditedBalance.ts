export { CreditedBalance } from '@parlour/wallet';
