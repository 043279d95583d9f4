/** Rounding of the browser's clock. */
const TOLERANCE = 0.0005;

/**
 * @typedef {object} Figure One line of the table. A goal limits the value itself, or its ratio to the floor.
 * @property {string} name
 * @property {number} value
 * @property {number} [floor]
 * @property {string} [against] Name of the floor.
 * @property {number} [recipe] The same of the recipe page, for comparison.
 * @property {number} [digits]
 * @property {number} [atMost]
 * @property {number} [atLeast]
 * @property {number} [ratioAtMost]
 * @property {number} [ratioAtLeast]
 * @property {string} [at] Where the worst of several was measured.
 */

/**
 * Formats a figure for the table; `isMet` is undefined for a figure without a goal.
 * @param {Figure} figure
 */
export function judge({ name, value, floor, against, recipe, digits = 0, atMost, atLeast, ratioAtMost, ratioAtLeast, at = '' }) {
  const ratio = floor > 0 ? value / floor : floor === 0 && value === 0 ? 1 : undefined;
  const verdicts = [
    atMost !== undefined && value <= atMost + TOLERANCE,
    atLeast !== undefined && value >= atLeast - TOLERANCE,
    ratioAtMost !== undefined && ratio <= ratioAtMost + TOLERANCE,
    ratioAtLeast !== undefined && ratio >= ratioAtLeast - TOLERANCE,
  ];
  const hasGoal = [atMost, atLeast, ratioAtMost, ratioAtLeast].some((limit) => limit !== undefined);
  const goal =
    atMost !== undefined
      ? `≤ ${atMost}`
      : atLeast !== undefined
        ? `≥ ${atLeast}`
        : ratioAtMost !== undefined
          ? `≤ ${ratioAtMost.toFixed(2)}×`
          : ratioAtLeast !== undefined
            ? `≥ ${ratioAtLeast.toFixed(2)}×`
            : '';
  return {
    name,
    at,
    goal,
    floor: floor === undefined ? '' : `${floor.toFixed(digits)} (${against ?? 'floor'})`,
    recipe: recipe === undefined ? '' : recipe.toFixed(digits),
    ours: Number.isFinite(value) ? value.toFixed(digits) : '–',
    ratio: ratio === undefined ? '' : `${ratio.toFixed(2)}×`,
    verdict: hasGoal ? (verdicts.some(Boolean) ? 'pass' : 'short') : '',
    /** Used share of the goal: 1 is exactly the goal. */
    share: shareOf({ value, ratio, atMost, atLeast, ratioAtMost, ratioAtLeast }),
  };
}

function shareOf({ value, ratio, atMost, atLeast, ratioAtMost, ratioAtLeast }) {
  if (ratioAtMost !== undefined) return (ratio ?? Infinity) / ratioAtMost;
  if (ratioAtLeast !== undefined) return ratioAtLeast / ratio;
  if (atLeast !== undefined) return value > 0 ? atLeast / value : Infinity;
  if (atMost === undefined) return undefined;
  return atMost === 0 ? (value <= TOLERANCE ? 0 : Infinity) : value / atMost;
}
