/** @param {number[]} values */
export function median(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
}

/**
 * Prints figures beside their goals.
 * @param {string} title
 * @param {{ name: string, value: number, digits?: number, atMost?: number, atLeast?: number }[]} figures
 */
export function report(title, figures) {
  console.log(title);
  for (const { name, value, digits = 0, atMost, atLeast } of figures) {
    console.log(`  ${name.padEnd(44)} ${value.toFixed(digits).padStart(8)}  ${verdict(value, atMost, atLeast)}`);
  }
}

function verdict(value, atMost, atLeast) {
  if (atMost !== undefined) return `goal ≤ ${atMost}: ${value <= atMost + 0.0005 ? 'met' : 'short'}`;
  if (atLeast !== undefined) return `goal ≥ ${atLeast}: ${value >= atLeast ? 'met' : 'short'}`;
  return '';
}
