import { randomUUID } from 'node:crypto';
import type { WireReply } from '@parlour/kernel/wire-call';
import { walletWire } from '@parlour/wallet/wire';
import type { Context, Hono } from 'hono';
import type { FieldKey } from './fieldCipher';
import { picture } from './picture';
import { rowOf } from './moneyRows';
import { type SandboxClient, answer, incomplete, stranger } from './sandboxClient';

type Method = WireReply<typeof walletWire.getDepositMethods>[number];
type Rules = WireReply<typeof walletWire.getWithdrawRules>;
type Accounts = WireReply<typeof walletWire.getAccounts>;

/** Deposits with one call for each kind, and withdrawals. Nothing here has a key: what is sent twice is done twice. */
export function serveMoney(app: Hono, { sandbox, key }: { sandbox: SandboxClient; key: FieldKey }): void {
  app.get('/wps/relay/MCSFE_getDepositSettings', ({ json }) => json({ success: true, value: { allowDeposit: 'Y' } }));

  app.get('/wps/relay/MCSFE_getDepositPaymentChannels', async ({ req }) => {
    const input = { language: req.header('Language') };
    const reply = await sandbox.send(walletWire.getDepositMethods, { raw: req.raw, input });
    return answer(reply, (methods: Method[]) => methods.flatMap(channelOf));
  });

  app.post('/wps/relay/MCSFE_depositByQRImageUrl', deposit);
  app.post('/wps/relay/MCSFE_depositByLaunchUrl', deposit);

  app.get('/wps/relay/MCSFE_getWithdrawSettings', async ({ req }) =>
    answer(await sandbox.send(walletWire.getWithdrawRules, { raw: req.raw, input: {} }), (rules: Rules) => ({
      minimumAmount: Number(rules.min),
      maximumAmount: Number(rules.max),
      feeRate: Number(rules.feeRate),
      dailyLimit: rules.dailyCount,
      remainingCount: rules.remainingToday,
      minutes: rules.typicalMinutes,
      payeeName: rules.payeeName,
      maxCards: rules.maxAccounts,
    })),
  );

  app.get('/wps/member/hasWithdrawalPassword', async ({ req }) =>
    answer(await sandbox.send(walletWire.hasWithdrawalPassword, { raw: req.raw, input: {} })),
  );

  // The first one. There is no key: once it is set, it is refused.
  app.post('/wps/member/paymentPassword', async ({ req }) => {
    const fields = key.open(await req.text(), req.raw.headers);
    if (!fields) return incomplete();
    const input = { idempotencyKey: randomUUID(), ...fields };
    return answer(await sandbox.send(walletWire.setPaymentPassword, { raw: req.raw, input }), () => null);
  });

  app.get('/wps/member/bankCard', async ({ req }) =>
    answer(await sandbox.send(walletWire.getAccounts, { raw: req.raw, input: {} }), (accounts: Accounts) =>
      accounts.map(({ accountId, kind, providerId, provider, maskedNumber, holder, isDefault, status, addedAt }) => ({
        cardId: accountId,
        type: kind.toUpperCase(),
        bankCode: providerId,
        bankName: provider,
        cardNo: maskedNumber,
        payeeName: holder,
        isDefault: isDefault ? 'Y' : 'N',
        status: status.toUpperCase(),
        createTime: addedAt,
      })),
    ),
  );

  app.post('/wps/v2/transaction/withdraw', async ({ req }) => {
    const fields = key.open(await req.text(), req.raw.headers);
    if (!fields) return incomplete();
    const { cardId: accountId, amount, paymentPassword } = fields;
    const input = { idempotencyKey: randomUUID(), accountId, amount: Number(amount).toFixed(2), paymentPassword };
    return answer(await sandbox.send(walletWire.createWithdrawal, { raw: req.raw, input }), rowOf);
  });

  async function deposit({ req }: Context): Promise<Response> {
    if (!(await sandbox.isLoggedIn(req.raw))) return stranger();
    const { bankCode, amount } = await req.json<{ bankCode?: string; amount?: number }>();
    if (!bankCode || typeof amount !== 'number') return incomplete();
    const input = { idempotencyKey: randomUUID(), methodId: bankCode, amount: amount.toFixed(2) };
    return answer(await sandbox.send(walletWire.createDeposit, { raw: req.raw, input }), rowOf);
  }
}

/** This gateway has the methods that are paid with a QR code or on a page, and ask for nothing else. */
function channelOf({ kind, methodId, name, logo, fields, ...method }: Method) {
  if (fields.length > 0 || !kind || !['qr', 'alipay', 'wechat', 'gateway'].includes(kind)) return [];
  return [
    {
      paymentType: kind === 'gateway' ? 'URL' : 'QR',
      bankCode: methodId,
      bankName: name,
      bankIcon: picture(logo),
      minAmount: Number(method.min),
      maxAmount: Number(method.max),
      feeRate: Number(method.feeRate),
      minutes: method.typicalMinutes,
      quickAmounts: method.presets.map(Number),
      maintain: method.health === 'down' ? 'Y' : 'N',
    },
  ];
}
