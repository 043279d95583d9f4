import { wireCall, wireId, wireList, wireMoney, wireText, wireTime } from '@parlour/kernel';
import * as v from 'valibot';
import { imageColour } from './imageColour';
import { drawResult, numero } from './lotteryDraw';
import { line, playType, subOrder } from './lotteryPlay';

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const mode = v.picklist(['Lott', 'Elott']);
const idempotencyKey = v.pipe(v.string(), v.uuid());

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
  draws: count,
  stake: wireMoney,
  placedAt: wireTime,
  orderIds: v.pipe(v.array(wireId), v.maxLength(20)),
});

export const lotteryWire = {
  getLotteries: wireCall({
    method: 'GET',
    path: '/lgw/lottery/list',
    access: 'anyone',
    input: v.object({ prizeMode: mode, language: v.string() }),
    value: v.object({ list: wireList(lottery, 200) }),
  }),
  getLotteryMenu: wireCall({
    method: 'GET',
    path: '/lgw/lottery/menu',
    access: 'anyone',
    input: v.object({ prizeMode: mode, language: v.string() }),
    value: groups,
  }),
  /** The draw number and its times, asked again before a bet is sent. */
  getNumero: wireCall({
    method: 'GET',
    path: '/lgw/lottery/numero',
    access: 'anyone',
    input: v.object({ nodeId: wireId }),
    value: numero,
  }),
  getVnMenu: wireCall({
    method: 'GET',
    path: '/lgw/lottery/vn/menu',
    access: 'anyone',
    input: v.object({ prizeMode: mode, language: v.string() }),
    value: groups,
  }),
  getVnNumero: wireCall({
    method: 'GET',
    path: '/lgw/lottery/vn/numero',
    access: 'anyone',
    input: v.object({ nodeId: wireId }),
    value: numero,
  }),
  /** Vietnam lotteries played last, the newest first. */
  getVnRecent: wireCall({
    method: 'GET',
    path: '/lgw/lottery/vn/recent',
    access: 'session',
    input: v.object({ page: count, pageSize: count, language: v.string() }),
    value: v.object({ list: wireList(v.object({ nodeId: wireId, playedAt: wireTime }), 100) }),
  }),
  /** How a lottery is played: money is involved, so it fails as a whole. */
  getLotteryPlay: wireCall({
    method: 'GET',
    path: '/lgw/lottery/play',
    access: 'anyone',
    input: v.object({ nodeId: wireId, language: v.string() }),
    value: v.object({
      currencySymbol: wireText,
      units: v.pipe(v.array(wireMoney), v.minLength(1), v.maxLength(12)),
      /** Percent. */
      maxRebate: wireMoney,
      maxMultiplier: count,
      maxDraws: count,
      playTypes: v.pipe(v.array(playType), v.maxLength(40)),
    }),
  }),
  getLotteryResults: wireCall({
    method: 'GET',
    path: '/lgw/lottery/results',
    access: 'anyone',
    input: v.object({ nodeId: wireId, limitNum: v.literal(50), language: v.string() }),
    value: v.object({ list: wireList(drawResult, 50) }),
  }),
  placeLotteryOrders: wireCall({
    method: 'POST',
    path: '/lgw/orders',
    access: 'session',
    money: true,
    input: v.object({
      idempotencyKey,
      nodeId: wireId,
      lines: v.pipe(v.array(line), v.minLength(1), v.maxLength(20)),
      /** The first draw; it must take bets. */
      drawNo: wireId,
      /** The multiplier of the stake in each draw; several make a chase. */
      multipliers: v.pipe(v.array(v.pipe(count, v.minValue(1), v.maxValue(999))), v.minLength(1), v.maxLength(50)),
      stopOnWin: v.boolean(),
    }),
    value: slip,
  }),
  /** What became of a slip whose reply was lost; null when the gateway never saw it. */
  findLotterySlip: wireCall({
    method: 'GET',
    path: '/lgw/orders/byKey',
    access: 'session',
    input: v.object({ idempotencyKey }),
    value: v.nullable(slip),
  }),
  getSubOrders: wireCall({
    method: 'GET',
    path: '/lgw/orders/suborders',
    access: 'session',
    input: v.object({
      nodeId: v.optional(wireId),
      orderId: v.optional(wireId),
      language: v.string(),
      pageNo: count,
      pageSize: count,
    }),
    value: v.object({
      currencySymbol: wireText,
      content: v.pipe(v.array(subOrder), v.maxLength(100)),
      pageNum: count,
      totalPages: count,
    }),
  }),
  cancelSubOrder: wireCall({
    method: 'POST',
    path: '/lgw/orders/suborders/cancel',
    access: 'session',
    money: true,
    input: v.object({ subOrderId: wireId }),
    value: subOrder,
  }),
};
