/** Returns every whole number from 0 to `below` - 1 with equal probability. */
export type Draw = (below: number) => number;

/** A game with its own page. A game without choices takes no pick. */
export type Game = {
  /**
   * Tables that determine the game; the page draws itself and writes its rules from them. Without `returnRate` the bets differ in their return.
   */
  rules: { returnRate?: string } & Record<string, unknown>;
  /** Reads the player's choice; `undefined` if it does not fit. */
  read: (pick: unknown) => Choice | undefined;
};

export type Choice = {
  /** How many times the choice takes the stake. */
  stakes: number;
  /** Plays it once; `multiple` is the win as a multiple of one stake, and the page shows the rest. */
  play: (draw: Draw) => { multiple: number } & Record<string, unknown>;
};
