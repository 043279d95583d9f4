import type { GatewayAdapter } from '../GatewayAdapter';
import { type Row, orderOf } from './orderOf.ts';
import { type Amount, money } from './money.ts';
import { rowsOf, wholeOf } from './rows.ts';
import { isOn } from './words.ts';

type Channel = {
  /** How the player pays: with a QR code, or on a page. Each has its own call. */
  paymentType: 'QR' | 'URL';
  bankCode: string;
  bankName?: string | null;
  bankIcon?: string | null;
  minAmount: Amount;
  maxAmount: Amount;
  feeRate?: Amount | null;
  minutes?: number | string | null;
  quickAmounts?: Amount[] | null;
  maintain?: unknown;
};

/** The usual time of a channel that states none, in minutes. */
const USUAL_MINUTES = 10;

const paths = { QR: '/wps/relay/MCSFE_depositByQRImageUrl', URL: '/wps/relay/MCSFE_depositByLaunchUrl' } as const;

/** The ways to deposit, and a deposit. The id of a method names the kind of payment, because each kind has its own call. */
export const depositCalls: GatewayAdapter['calls'] = {
  getDepositMethods: {
    path: '/wps/relay/MCSFE_getDepositPaymentChannels',
    async value(channels, { ask }) {
      const settings = (await ask('/wps/relay/MCSFE_getDepositSettings')) as { allowDeposit?: unknown } | null;
      return isOn(settings?.allowDeposit ?? 'Y') ? rowsOf<Channel>(channels).map(methodOf) : [];
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
    name: bankName || bankCode,
    logo: bankIcon,
    min: money(channel.minAmount),
    max: money(channel.maxAmount),
    feeRate: money(channel.feeRate ?? 0),
    typicalMinutes: wholeOf(channel.minutes) ?? USUAL_MINUTES,
    health: isOn(channel.maintain) ? ('down' as const) : ('ok' as const),
    presets: (channel.quickAmounts ?? []).map(money),
    fields: [],
    turnoverRate: '1',
  };
}
