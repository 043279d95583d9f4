import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { ordersApi } from '../api/ordersApi';
import { noteBegunDeposit } from '../budgetMemory';
import { forgetDraft } from '../moneyDraft';
import type { Order } from '../wire/order';
import { orderPath } from '../rules/orderPath';
import { usePlayer } from './usePlayer';

/**
 * Caches a new order, discards the draft and counts a deposit towards the budget. Then opens the order's page once, unless the player
 * has left the screen.
 */
export function useOpenOrder(): (order: Order) => void {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const player = usePlayer();
  const isHere = useRef(false);
  const opened = useRef('');
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  return (order) => {
    dispatch(ordersApi.util.upsertQueryEntries([{ endpointName: 'getOrder', arg: { orderNo: order.orderNo }, value: order }]));
    forgetDraft(order.kind);
    if (player && order.kind === 'deposit') noteBegunDeposit(player, { orderNo: order.orderNo, amount: order.amount, at: order.createdAt });
    if (!isHere.current || opened.current === order.orderNo) return;
    opened.current = order.orderNo;
    void navigate(orderPath(order));
  };
}
