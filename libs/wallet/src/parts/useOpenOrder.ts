import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { ordersApi } from '../api/ordersApi';
import { forgetDraft } from '../moneyDraft';
import type { Order } from '../wire/order';
import { orderPath } from './orderPath';

/** Goes to the page of an order that is known already; does nothing once the player has left the screen. */
export function useOpenOrder(): (order: Order) => void {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  return (order) => {
    dispatch(ordersApi.util.upsertQueryEntries([{ endpointName: 'getOrder', arg: { orderNo: order.orderNo }, value: order }]));
    forgetDraft(order.kind);
    if (isHere.current) void navigate(orderPath(order));
  };
}
