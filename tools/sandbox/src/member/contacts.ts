import * as v from 'valibot';

const stored = v.record(v.string(), v.string());

export function readContacts(json: string): Record<string, string> {
  return v.parse(stored, JSON.parse(json));
}
