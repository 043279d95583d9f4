import { promotionsPauseChanged } from '@parlour/promotions';
import { usePlayState } from '@parlour/session';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';

/** During a break, and for who asked for none, nothing advertises. */
export function PlayWatch() {
  const dispatch = useDispatch();
  const { mayPromote } = usePlayState();
  useEffect(() => void dispatch(promotionsPauseChanged(!mayPromote)), [dispatch, mayPromote]);
  return null;
}
