import type { GatewayAdapter } from '../GatewayAdapter';

/**
 * Calls without a counterpart, or whose counterpart is not mapped here. What gives or joins under a key is among them: the gateway has no key against repeats.
 */
const names = `
  getGameDetail getMatches addRecentGame getTables getLiveFigures getLotteries getLotteryMenu getNumero getLotteryPlay getLotteryResults getVnMenu
  getVnNumero getVnRecent placeLotteryOrders findLotterySlip getSubOrders cancelSubOrder getRank getContract answerContract
  getContractRequest getIncome getKpi getOverview getRebates setRebates getDownlines createTransfer findTransfer getTransfers
  getTransferRules getPromotionCategories getAnnouncementReads markAnnouncementRead markAllAnnouncements launchChat getLiveModels
  getChatStatus getChatUnread getFeedbackHistory sendFeedback putFeedbackImage getFeedbackItems getFeedbackSetting getPlaySession
  setPhrase addAccount findAccount setDefaultAccount getAccountProviders removeAccount revealAccount getDevices endDevice setBirthday
  setContact setEmail getHeadIcons setHeadIcon setMobile setNickname setPayeeName setPreference getProfile getPasskeys addPasskey
  removePasskey beginPasskey changePassword findPasswordChange sendForgotMail setForgottenPassword findForgottenPassword
  verifyForgotCode changePaymentPassword findPaymentPasswordChange resetPaymentPassword
  takeBreak excludeSelf getLimits setLimit confirmLimit getPlayState getReferralIncome getInvitees getReferralRecords
  findRegistration registerByMobile getSecurityConfig getSecurityQuestions setSecurityQuestions getSignIn
  signIn getPushSettings setPushSettings addPushSubscription removePushSubscription sendTestPush sendIdentityCode verifyIdentityCode
  getVendorBets getBetVendors passkeyLogin beginPasskeyLogin socialLogin renewSession getSocialProviders getTournaments getTournament
  joinTournament cancelDeposit getRemainingLimit confirmDepositPaid getDepositPromotions putProof findOrder getDailyReport
  requestHistory getHistoryRequests sendCode sendForgotCode sendLoginCode sendRegisterCode getMemberWallets transferBetweenWallets
  findWalletTransfer getWalletTransfers
`;

export const absentCalls = Object.fromEntries(
  names
    .trim()
    .split(/\s+/)
    .map((name) => [name, 'absent']),
) as GatewayAdapter['calls'];
