/**
 * Files with critical rules: each mutation of them must make a test fail, in the test beside the file or in the named ones. Paths are
 * relative to the library's `src`. `plain`: the tests need no browser environment, so they run faster.
 */
export const groups = {
  guards: [
    { library: 'player', files: ['rules/accessVerdict.ts', 'rules/role.ts'], plain: true },
    { library: 'player', files: ['rules/returnPath.ts'] },
    { library: 'kernel', files: ['openableUrl.ts'], tests: ['openableUrlOnHttps'] },
    { library: 'wallet', files: ['screens/order/payUrl.ts'] },
  ],
  money: [
    { library: 'kernel', files: ['money.ts'], plain: true },
    {
      library: 'wallet',
      files: ['rules/amount.ts', 'rules/quote.ts', 'blocks/money-limits/limitAmount.ts', 'depositBudget.ts'],
      plain: true,
    },
    { library: 'submission', files: ['rules/mayHaveHappened.ts', 'rules/isReplyWindowOver.ts', 'hooks/useSubmission.ts'] },
  ],
  session: [
    { library: 'player', files: ['session/sessionRecord.ts', 'session/sessionSlice.ts'] },
    { library: 'session', files: ['rules/rememberedCredentials.ts', 'rules/socialAttempt.ts'] },
  ],
  errors: [
    {
      library: 'api-client',
      files: ['transport/readReply.ts', 'errors/errors.ts', 'transport/retryPause.ts', 'clock/serverClock.ts'],
      tests: ['errors/errors'],
      plain: true,
    },
  ],
};
