/* eslint-disable max-lines -- one table of all ways to pay */
import type { WireReply } from '@parlour/kernel';
import type { walletWire } from '@parlour/wallet/wire';
import type { Merchant } from '../merchants';

type Offer = WireReply<typeof walletWire.getDepositMethods>[number];
export type Channel = NonNullable<Offer['channels']>[number];
export type DepositMethod = Offer & {
  /** How long the player has for the payment. */
  payWithinMinutes: number;
  payTo: { accountName?: string; accountNumber?: string; qr?: true; page?: true };
};

const channel = (
  channelId: string,
  name: string,
  own: Omit<Channel, 'channelId' | 'name' | 'feeRate' | 'health'> & Partial<Channel>,
): Channel => ({
  channelId,
  name,
  feeRate: '0',
  health: 'ok',
  ...own,
});

const collector = 'Parlour Collections';
const peso = {
  kind: 'ewallet',
  channels: [],
  feeRate: '0',
  turnoverRate: '1',
  health: 'ok',
  presets: ['200', '500', '1000', '5000'],
} satisfies Partial<DepositMethod>;
const kyat = { ...peso, presets: ['10000', '30000', '50000', '100000'] } satisfies Partial<DepositMethod>;

function method(base: typeof peso | typeof kyat, own: Omit<DepositMethod, keyof typeof peso> & Partial<DepositMethod>): DepositMethod {
  return { ...base, ...own, presets: own.presets ?? [...base.presets] };
}

const methods: Record<Merchant['country'], readonly DepositMethod[]> = {
  PH: [
    method(peso, {
      methodId: 'gopeso',
      group: 'ewallet',
      name: 'GoPeso',
      min: '100',
      max: '20000',
      typicalMinutes: 2,
      channels: [
        channel('gopeso-1', 'Direct', { min: '100', max: '20000', typicalMinutes: 2 }),
        channel('gopeso-2', 'Express', { min: '500', max: '10000', feeRate: '0.01', typicalMinutes: 1 }),
        channel('gopeso-3', 'Reserve', { min: '100', max: '5000', typicalMinutes: 10, health: 'slow' }),
      ],
      fields: [],
      payWithinMinutes: 15,
      payTo: { accountName: collector, accountNumber: '0917 555 0142' },
    }),
    method(peso, {
      methodId: 'mabilis',
      group: 'ewallet',
      name: 'Mabilis Wallet',
      min: '100',
      max: '10000',
      typicalMinutes: 6,
      health: 'slow',
      fields: ['payerAccount'],
      payWithinMinutes: 15,
      payTo: { accountName: collector, accountNumber: '0998 555 0177' },
    }),
    method(peso, {
      methodId: 'isla-qr',
      group: 'qr',
      kind: 'qr',
      name: 'Isla QR',
      min: '50',
      max: '50000',
      typicalMinutes: 3,
      fields: [],
      payWithinMinutes: 10,
      payTo: { qr: true },
    }),
    method(peso, {
      methodId: 'luntian-bank',
      group: 'bank',
      kind: 'bank',
      name: 'Luntian Bank',
      min: '500',
      max: '100000',
      typicalMinutes: 30,
      presets: ['1000', '5000', '10000', '50000'],
      fields: ['payerName', 'remark'],
      payWithinMinutes: 60,
      payTo: { accountName: collector, accountNumber: '0041 2200 8817' },
    }),
    method(peso, {
      methodId: 'salapi-bank',
      group: 'bank',
      kind: 'bank',
      name: 'Salapi Bank',
      min: '500',
      max: '100000',
      typicalMinutes: 30,
      health: 'down',
      fields: ['payerName'],
      payWithinMinutes: 60,
      payTo: { accountName: collector, accountNumber: '7710 0300 4125' },
    }),
    method(peso, {
      methodId: 'paypoint',
      group: 'other',
      kind: 'gateway',
      name: 'PayPoint Checkout',
      min: '200',
      max: '20000',
      feeRate: '0.01',
      typicalMinutes: 1,
      fields: [],
      payWithinMinutes: 15,
      payTo: { page: true },
    }),
    method(peso, {
      methodId: 'manual',
      group: 'bank',
      kind: 'manual',
      name: 'Bank transfer by hand',
      min: '200',
      max: '20000',
      typicalMinutes: 45,
      fields: ['payerName', 'payerAccount', 'remark'],
      payWithinMinutes: 30,
      payTo: { accountName: collector, accountNumber: '5520 1180 0044' },
    }),
    method(peso, {
      methodId: 'alipay',
      group: 'ewallet',
      kind: 'alipay',
      name: 'Alipay',
      min: '200',
      max: '20000',
      typicalMinutes: 3,
      fields: [],
      payWithinMinutes: 30,
      payTo: { qr: true },
    }),
    method(peso, {
      methodId: 'wechat',
      group: 'ewallet',
      kind: 'wechat',
      name: 'WeChat Pay',
      min: '200',
      max: '20000',
      typicalMinutes: 3,
      fields: [],
      payWithinMinutes: 30,
      payTo: { qr: true },
    }),
    method(peso, {
      methodId: 'qq',
      group: 'ewallet',
      kind: 'qq',
      name: 'QQ Wallet',
      min: '200',
      max: '20000',
      typicalMinutes: 5,
      fields: ['payerAccount'],
      payWithinMinutes: 30,
      payTo: { qr: true },
    }),
  ],
  MM: [
    method(kyat, {
      methodId: 'shwekyat',
      group: 'ewallet',
      name: 'ShweKyat',
      min: '5000',
      max: '1000000',
      typicalMinutes: 2,
      fields: [],
      payWithinMinutes: 15,
      payTo: { accountName: collector, accountNumber: '09 555 014 220' },
    }),
    method(kyat, {
      methodId: 'padauk',
      group: 'ewallet',
      name: 'Padauk Pay',
      min: '5000',
      max: '500000',
      typicalMinutes: 5,
      health: 'slow',
      fields: ['payerAccount'],
      payWithinMinutes: 15,
      payTo: { accountName: collector, accountNumber: '09 555 017 731' },
    }),
    method(kyat, {
      methodId: 'inle-qr',
      group: 'qr',
      kind: 'qr',
      name: 'Inle QR',
      min: '3000',
      max: '2000000',
      typicalMinutes: 3,
      fields: [],
      payWithinMinutes: 10,
      payTo: { qr: true },
    }),
    method(kyat, {
      methodId: 'golden-rock-bank',
      group: 'bank',
      kind: 'bank',
      name: 'Golden Rock Bank',
      min: '20000',
      max: '5000000',
      typicalMinutes: 30,
      presets: ['50000', '100000', '500000', '1000000'],
      fields: ['payerName', 'remark'],
      payWithinMinutes: 60,
      payTo: { accountName: collector, accountNumber: '1120 0440 8812 6' },
    }),
    method(kyat, {
      methodId: 'paypoint',
      group: 'other',
      kind: 'gateway',
      name: 'PayPoint Checkout',
      min: '10000',
      max: '1000000',
      feeRate: '0.01',
      typicalMinutes: 1,
      fields: [],
      payWithinMinutes: 15,
      payTo: { page: true },
    }),
    method(kyat, {
      methodId: 'manual',
      group: 'bank',
      kind: 'manual',
      name: 'Bank transfer by hand',
      min: '10000',
      max: '1000000',
      typicalMinutes: 45,
      fields: ['payerName', 'payerAccount', 'remark'],
      payWithinMinutes: 30,
      payTo: { accountName: collector, accountNumber: '2210 7780 0044 1' },
    }),
    method(kyat, {
      methodId: 'alipay',
      group: 'ewallet',
      kind: 'alipay',
      name: 'Alipay',
      min: '10000',
      max: '1000000',
      typicalMinutes: 3,
      fields: [],
      payWithinMinutes: 30,
      payTo: { qr: true },
    }),
    method(kyat, {
      methodId: 'wechat',
      group: 'ewallet',
      kind: 'wechat',
      name: 'WeChat Pay',
      min: '10000',
      max: '1000000',
      typicalMinutes: 3,
      fields: [],
      payWithinMinutes: 30,
      payTo: { qr: true },
    }),
    method(kyat, {
      methodId: 'qq',
      group: 'ewallet',
      kind: 'qq',
      name: 'QQ Wallet',
      min: '10000',
      max: '1000000',
      typicalMinutes: 5,
      fields: ['payerAccount'],
      payWithinMinutes: 30,
      payTo: { qr: true },
    }),
  ],
};

export function depositMethods({ country }: Pick<Merchant, 'country'>): readonly DepositMethod[] {
  return methods[country];
}

/** What a player sees of a method before an order: not where the money goes. */
export function offerOf(method: DepositMethod): Offer {
  const { payWithinMinutes: _time, payTo: _place, ...offer } = method;
  return offer;
}
