import type { Numero } from '../api/lotteryApi';

export type DrawPhase =
  /** The gateway has no data about the draw. */
  | { is: 'unknown' }
  | { is: 'closed'; opensAt: number }
  | { is: 'open'; drawNo: string; msLeft: number }
  | { is: 'drawing'; drawNo: string };

/** The phase of a lottery's draw at a time of the gateway's clock. */
export function drawPhase({ draw }: Pick<Numero, 'draw'>, now: number): DrawPhase {
  if (!draw) return { is: 'unknown' };
  if (now < draw.opensAt) return { is: 'closed', opensAt: draw.opensAt };
  if (now < draw.closesAt) return { is: 'open', drawNo: draw.drawNo, msLeft: draw.closesAt - now };
  return { is: 'drawing', drawNo: draw.drawNo };
}
