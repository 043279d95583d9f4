/**
 * The rules that must not break in silence: each file is changed piece by piece, and the tests beside it, or those named, have to
 * notice. Paths are those under `src` of the library. `plain`: the tests ask nothing of a browser, which makes them quick.
 */
export const groups = {
  guards: [
    { library: 'session', files: ['rules/accessVerdict.ts', 'rules/role.ts'], plain: true },
    { library: 'session', files: ['rules/returnPath.ts'] },
    { library: 'merchant', files: ['rules/appPath.ts'], plain: true },
    { library: 'merchant', files: ['rules/openableUrl.ts'], tests: ['rules/openableUrlOnHttps'] },
    { library: 'wallet', files: ['rules/payUrl.ts'] },
  ],
  money: [
    { library: 'kernel', files: ['isMoney.ts', 'money.ts'], tests: ['money'], plain: true },
    {
      library: 'wallet',
      files: ['rules/amount.ts', 'rules/quote.ts', 'rules/readLimitAmount.ts', 'rules/depositBudget.ts'],
      plain: true,
    },
    { library: 'submission', files: ['rules/mayHaveHappened.ts', 'rules/isReplyWindowOver.ts', 'hooks/useSubmission.ts'] },
  ],
  session: [
    { library: 'session', files: ['sessionRecord.ts', 'sessionSlice.ts'] },
    { library: 'session', files: ['rules/rememberedCredentials.ts', 'rules/socialAttempt.ts'] },
  ],
  errors: [
    {
      library: 'api-client',
      files: ['readReply.ts', 'errors.ts', 'errorCode.ts', 'retryPause.ts', 'serverClock.ts'],
      tests: ['errors'],
      plain: true,
    },
  ],
};
