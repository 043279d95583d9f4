import { mockCall } from '@parlour/testing';
import { api } from '@parlour/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { useGetMemberWalletQuery } from '../api/walletsApi';
import { handlers } from '../mocks/handlers';
import { withWallet } from '../mocks/withWallet';
import { walletWire } from '../wire';
import { CreditedBalance } from './CreditedBalance';

/** A gateway that credits ₱132 of bonus money after the first call. */
function crediting(wallet: { currency: string; currencySymbol: string; cash: string; sums: [string, string]; bonus: [string, string] }) {
  let calls = 0;
  return mockCall(walletWire.getMemberWallet, () => {
    const { currency, currencySymbol, cash, sums, bonus } = wallet;
    const at = calls++ === 0 ? 0 : 1;
    return { currency, currencySymbol, sumBalance: sums[at], mainBalance: cash, bonusBalance: bonus[at], withdrawable: cash };
  });
}
const pesos = () =>
  crediting({ currency: 'TLB', currencySymbol: '₱', cash: '12480.55', sums: ['12480.55', '12612.55'], bonus: ['0.00', '132.00'] });
const kyats = () =>
  crediting({
    currency: 'MMK',
    currencySymbol: 'Ks',
    cash: '98765432.10',
    sums: ['98765432.10', '98798432.10'],
    bonus: ['0.00', '33000.00'],
  });

/** Invalidates the balance after it has loaded, as a claim does. */
function Claim() {
  const dispatch = useDispatch();
  const isThere = useGetMemberWalletQuery().data !== undefined;
  useEffect(() => {
    if (isThere) dispatch(api.util.invalidateTags(['Balance']));
  }, [dispatch, isThere]);
  return <CreditedBalance />;
}

const meta = {
  title: 'Features/Wallet/CreditedBalance',
  component: CreditedBalance,
  parameters: { msw: [pesos(), ...handlers] },
  decorators: [withWallet],
  render: () => <Claim />,
} satisfies Meta<typeof CreditedBalance>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The moment after a claim. */
export const Default: Story = {};
/** With reduced motion, the final amount is shown from the start. */
export const ReducedMotion: Story = {
  parameters: { msw: [pesos(), ...handlers] },
  globals: { motion: 'reduce' },
};
export const Hidden: Story = { parameters: { isHidden: true } };
/** The gateway sends no other figure than the sum. */
export const SumAlone: Story = { parameters: { msw: handlers } };
export const Burmese: Story = { parameters: { msw: [kyats(), ...handlers] }, globals: { locale: 'my' } };
