import { wireCall, wireCount, wireId, wireKey, wireList, wireMoney, wireText, wireTime, wireWord } from '@parlour/kernel/wire-call';
import * as v from 'valibot';
import { imageColour } from './home';
import { drawResult, line, numero, playType, subOrder } from './lotteryPlay';

const mode = v.picklist(['Lott', 'Elott']);

const lottery = v.object({
  nodeId: wireId,
  gameName: wireText,
  gameCode: wireText,
  vassalage: wireText,
  groupId: v.nullish(wireText),
  mobileLargeIcon: v.nullish(wireText),
  placeholder: v.nullish(imageColour),
  ...numero.entries,
});

const groups = v.object({ groups: wireList(v.object({ groupId: wireId, name: wireText }), 40) });

/** A placed slip, with one order per line. */
const slip = v.object({
  slipId: wireId,
  nodeId: wireId,
  drawNo: wireId,
  draws: wireCount,
  stake: wireMoney,
  placedAt: wireTime,
  orderIds: v.pipe(v.array(wireId), v.maxLength(20)),
});

export const lotteryWire = {
  /** Returns the lotteries of a prize mode. */
  getLotteries: wireCall({
    method: 'GET',
    path: '/lgw/lottery/list',
    access: 'anyone',
    public: 'live',
    input: v.object({ prizeMode: mode, language: wireWord }),
    value: v.object({ list: wireList(lottery, 200) }),
  }),
  /** Returns the lotteries of a prize mode in groups. */
  getLotteryMenu: wireCall({
    method: 'GET',
    path: '/lgw/lottery/menu',
    access: 'anyone',
    public: 'catalogue',
    input: v.object({ prizeMode: mode, language: wireWord }),
    value: groups,
  }),
  /** Returns the current draw of a lottery: its number and its times. It is asked again before a bet is sent. */
  getNumero: wireCall({
    method: 'GET',
    path: '/lgw/lottery/numero',
    access: 'anyone',
    public: 'live',
    input: v.object({ nodeId: wireId }),
    value: numero,
  }),
  /** Returns the Vietnam lotteries of a prize mode in groups. */
  getVnMenu: wireCall({
    method: 'GET',
    path: '/lgw/lottery/vn/menu',
    access: 'anyone',
    public: 'catalogue',
    input: v.object({ prizeMode: mode, language: wireWord }),
    value: groups,
  }),
  /** Returns the current draw of a Vietnam lottery: its number and its times. */
  getVnNumero: wireCall({
    method: 'GET',
    path: '/lgw/lottery/vn/numero',
    access: 'anyone',
    public: 'live',
    input: v.object({ nodeId: wireId }),
    value: numero,
  }),
  /** Returns a page of the Vietnam lotteries that the player played last, newest first. */
  getVnRecent: wireCall({
    method: 'GET',
    path: '/lgw/lottery/vn/recent',
    access: 'session',
    input: v.object({ page: wireCount, pageSize: wireCount, language: wireWord }),
    value: v.object({ list: wireList(v.object({ nodeId: wireId, playedAt: wireTime }), 100) }),
  }),
  /** Returns how a lottery is played: units, bet types and their odds. Money is involved, so an invalid item fails the whole reply. */
  getLotteryPlay: wireCall({
    method: 'GET',
    path: '/lgw/lottery/play',
    access: 'anyone',
    public: 'catalogue',
    input: v.object({ nodeId: wireId, language: wireWord }),
    value: v.object({
      currencySymbol: wireText,
      units: v.pipe(v.array(wireMoney), v.minLength(1), v.maxLength(12)),
      /** Percent. */
      maxRebate: wireMoney,
      maxMultiplier: wireCount,
      maxDraws: wireCount,
      playTypes: v.pipe(v.array(playType), v.maxLength(40)),
    }),
  }),
  /** Returns the latest results of a lottery. */
  getLotteryResults: wireCall({
    method: 'GET',
    path: '/lgw/lottery/results',
    access: 'anyone',
    public: 'live',
    input: v.object({ nodeId: wireId, limitNum: v.literal(50), language: wireWord }),
    value: v.object({ list: wireList(drawResult, 50) }),
  }),
  /** Places a lottery slip: its lines, for one draw or several. */
  placeLotteryOrders: wireCall({
    method: 'POST',
    path: '/lgw/orders',
    access: 'session',
    money: true,
    closedByPause: true,
    input: v.object({
      idempotencyKey: wireKey,
      nodeId: wireId,
      lines: v.pipe(v.array(line), v.minLength(1), v.maxLength(20)),
      /** The first draw; it must take bets. */
      drawNo: wireId,
      /** The multiplier of the stake in each draw; several make a chase. */
      multipliers: v.pipe(v.array(v.pipe(wireCount, v.minValue(1), v.maxValue(999))), v.minLength(1), v.maxLength(50)),
      stopOnWin: v.boolean(),
    }),
    value: slip,
  }),
  /** Returns the slip of an idempotency key after a lost reply, or null if the gateway never received it. */
  findLotterySlip: wireCall({
    method: 'GET',
    path: '/lgw/orders/byKey',
    access: 'session',
    input: v.object({ idempotencyKey: wireKey }),
    value: v.nullable(slip),
  }),
  /** Returns a page of the player's bets on single draws. */
  getSubOrders: wireCall({
    method: 'GET',
    path: '/lgw/orders/suborders',
    access: 'session',
    input: v.object({
      nodeId: v.optional(wireId),
      orderId: v.optional(wireId),
      language: wireWord,
      pageNo: wireCount,
      pageSize: wireCount,
    }),
    value: v.object({
      currencySymbol: wireText,
      content: v.pipe(v.array(subOrder), v.maxLength(100)),
      pageNum: wireCount,
      totalPages: wireCount,
    }),
  }),
  /** Cancels the bet on one draw that still takes bets and returns the stake. Called again, it returns the current state. */
  cancelSubOrder: wireCall({
    method: 'POST',
    path: '/lgw/orders/suborders/cancel',
    access: 'session',
    money: true,
    input: v.object({ subOrderId: wireId }),
    value: subOrder,
  }),
};
