import type { GatewayAdapter } from '../GatewayAdapter';
import { type Row, orderOf } from './orderOf.ts';
import { money } from './money.ts';

type Channel = {
  /** How the player pays: with a QR code, or on a page. Each has its own call. */
  paymentType: 'QR' | 'URL';
  bankCode: string;
  bankName: string;
  bankIcon?: string | null;
  minAmount: number;
  maxAmount: number;
  feeRate: number;
  minutes: number;
  quickAmounts: number[];
  maintain: 'Y' | 'N';
};

const paths = { QR: '/wps/relay/MCSFE_depositByQRImageUrl', URL: '/wps/relay/MCSFE_depositByLaunchUrl' } as const;

/** The ways to deposit, and a deposit. The id of a method names the kind of payment, because each kind has its own call. */
export const depositCalls: GatewayAdapter['calls'] = {
  getDepositMethods: {
    path: '/wps/relay/MCSFE_getDepositPaymentChannels',
    async value(channels: Channel[], { ask }) {
      const { allowDeposit } = (await ask('/wps/relay/MCSFE_getDepositSettings')) as { allowDeposit: 'Y' | 'N' };
      return allowDeposit === 'Y' ? channels.map(methodOf) : [];
    },
  },
  createDeposit: {
    path: ({ methodId }) => (methodId.startsWith('QR.') ? paths.QR : paths.URL),
    // The gateway knows no key: it is left out, and the site runs with `withoutKeys`.
    input: ({ methodId, amount }) => ({ bankCode: methodId.slice(methodId.indexOf('.') + 1), amount: Number(amount) }),
    value: (row: Row) => orderOf(row, 'deposit'),
  },
};

function methodOf({ paymentType, bankCode, bankName, bankIcon, ...channel }: Channel) {
  return {
    methodId: `${paymentType}.${bankCode}`,
    kind: paymentType === 'QR' ? ('qr' as const) : ('gateway' as const),
    group: paymentType === 'QR' ? ('qr' as const) : ('other' as const),
    name: bankName,
    logo: bankIcon,
    min: money(channel.minAmount),
    max: money(channel.maxAmount),
    feeRate: String(channel.feeRate),
    typicalMinutes: channel.minutes,
    health: channel.maintain === 'Y' ? ('down' as const) : ('ok' as const),
    presets: channel.quickAmounts.map(String),
    fields: [],
    turnoverRate: '1',
  };
}
