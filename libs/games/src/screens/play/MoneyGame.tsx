import { api } from '@parlour/api-client';
import { betSettled } from '@parlour/kernel';
import { type ReactNode, useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import type { PlayTarget } from '../../rules/play/playTarget';
import type { RefusedBet } from '../../rules/play/refusingLimit';
import { GameBar } from './GameBar';
import { GameFrame } from './GameFrame';
import type { PlayScreenProps } from './playScreenProps';

export type MoneyGameProps = {
  target: PlayTarget;
  /** Checked by `launchUrl`. */
  url: string;
  name: string;
  playSessionId: string;
  balance?: ReactNode;
  symbol?: string;
  controls?: PlayScreenProps['controls'];
  onLeave: () => void;
};

/** A game for money in its frame. Balance and records refresh while it runs and after the player leaves it. */
export function MoneyGame({ target, url, name, playSessionId, balance, symbol, controls, onLeave }: MoneyGameProps) {
  const dispatch = useDispatch();
  const [refused, setRefused] = useState<RefusedBet>();

  useEffect(() => () => void dispatch(betSettled()), [dispatch]);

  return (
    <GameFrame
      url={url}
      name={name}
      bar={
        <GameBar
          target={target}
          playSessionId={playSessionId}
          refused={refused}
          balance={balance}
          symbol={symbol}
          controls={controls}
          onLeave={onLeave}
        />
      }
      onBetSettled={() => {
        setRefused(undefined);
        dispatch(betSettled());
      }}
      onBetRefused={(bet) => {
        setRefused(bet);
        dispatch(api.util.invalidateTags(['PlaySession', 'PlayState']));
      }}
      onLeave={onLeave}
    />
  );
}
