import type { GuidedComponent } from './findComponents';

export type VersionChanges<Component> = {
  version: string;
  /** The components that are new in it. */
  added: Component[];
  changed: { component: Component; text: string }[];
};

/** Returns the new and the changed components of each version: `unreleased`, then the newest first. Components are in order of their names. */
export function changesByVersion<Component extends GuidedComponent>(components: Component[]): VersionChanges<Component>[] {
  const sorted = [...components].sort((a, b) => a.name.localeCompare(b.name));
  const changes = sorted.flatMap((component) => (component.guide.changes ?? []).map((change) => ({ component, ...change })));
  const versions = new Set([...sorted.map(({ guide }) => guide.since), ...changes.map(({ version }) => version)]);
  return [...versions]
    .sort((a, b) => b.localeCompare(a, 'en', { numeric: true }))
    .map((version) => ({
      version,
      added: sorted.filter(({ guide }) => guide.since === version),
      changed: changes.filter((change) => change.version === version).map(({ component, text }) => ({ component, text })),
    }));
}
