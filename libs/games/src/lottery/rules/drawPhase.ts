import type { Numero } from '../api/lotteryApi';

export type DrawPhase =
  /** The operator has no data about the draw. */
  | { is: 'unknown' }
  | { is: 'closed'; opensAt: number }
  | { is: 'open'; drawNo: string; msLeft: number }
  | { is: 'drawing'; drawNo: string };

/** Where a lottery stands at this moment of the gateway's clock. */
export function drawPhase({ draw }: Pick<Numero, 'draw'>, now: number): DrawPhase {
  if (!draw) return { is: 'unknown' };
  if (now < draw.opensAt) return { is: 'closed', opensAt: draw.opensAt };
  if (now < draw.closesAt) return { is: 'open', drawNo: draw.drawNo, msLeft: draw.closesAt - now };
  return { is: 'drawing', drawNo: draw.drawNo };
}
