/** Faulty values that replace a whole reply (`forValue`) or one of its fields (`forField`). */
const forValue = [null, '', 'NaN', -1, 1e308, true, [], { unexpected: true }, 'x'.repeat(5000)];
const forField = [null, 'NaN', { unexpected: true }];

/** Copies of a valid JSON value, each with one field replaced or removed (reliability N5). */
export function mutate(sound: unknown): unknown[] {
  return [...forValue, ...within(sound)];
}

function within(sound: unknown): unknown[] {
  if (Array.isArray(sound)) return sound.slice(0, 1).flatMap((item) => places(item).map((changed) => [changed]));
  if (typeof sound !== 'object' || sound === null) return [];
  return Object.entries(sound).flatMap(([name, value]) => {
    const { [name]: _left, ...rest } = sound as Record<string, unknown>;
    return [rest, ...places(value).map((changed) => ({ ...sound, [name]: changed }))];
  });
}

function places(value: unknown): unknown[] {
  return [...forField, ...within(value)];
}
