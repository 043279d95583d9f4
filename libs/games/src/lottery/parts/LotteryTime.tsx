import { useServerNow } from '@parlour/api-client';
import { type ReactNode, createContext, useContext } from 'react';

const Time = createContext(0);

/** Tells the gateway's time at each second. Only what asks for it renders again: the clocks, not the rows around them. */
export function LotteryTime({ children }: { children: ReactNode }) {
  return <Time value={useServerNow()}>{children}</Time>;
}

/** The gateway's time in milliseconds since the epoch, within `LotteryTime`. */
export function useLotteryTime(): number {
  return useContext(Time);
}
