import { promotionsPauseChanged } from '@parlour/promotions';
import { usePlayState } from '@parlour/player';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';

/** Pauses all promotions during a break and for players who opted out. */
export function PlayWatch() {
  const dispatch = useDispatch();
  const { mayPromote } = usePlayState();
  useEffect(() => void dispatch(promotionsPauseChanged(!mayPromote)), [dispatch, mayPromote]);
  return null;
}
