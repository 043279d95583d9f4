/** The rules that must not break in silence: what stands in each group's files is changed, piece by piece, and a test has to notice. */
export const groups = {
  guards: {
    session: ['rules/accessVerdict.ts', 'rules/role.ts', 'rules/returnPath.ts'],
    merchant: ['rules/appPath.ts', 'rules/openableUrl.ts'],
    wallet: ['rules/payUrl.ts'],
  },
  money: {
    kernel: ['isMoney.ts', 'money.ts'],
    wallet: ['rules/amount.ts', 'rules/moneyIntent.ts', 'rules/quote.ts', 'rules/readLimitAmount.ts', 'rules/depositBudget.ts'],
  },
  session: {
    session: ['sessionRecord.ts', 'sessionSlice.ts', 'endSession.ts', 'rules/rememberedCredentials.ts', 'rules/socialAttempt.ts'],
  },
  errors: {
    'api-client': ['readReply.ts', 'errors.ts', 'retryPause.ts', 'errorCode.ts', 'serverClock.ts'],
  },
};
