import type { Feature } from '@parlour/kernel/feature';
import type { ComponentFacts, Facts } from '../../../scripts/stories/featureFacts.mjs';

export type { ComponentFacts, Facts };

/** Written when the handbook starts or is built (main.mjs). By the file of the stories. */
export const featureFacts: Promise<Record<string, Facts>> = fetch('./facts/features.json').then((reply) => reply.json());

const manifests = import.meta.glob<Record<string, Feature>>('../../../libs/*/src/feature.ts', { eager: true });
const routes = Object.values(manifests).flatMap((module) => Object.values(module).flatMap((feature) => feature.routes ?? []));

/** Returns the paths of a screen in the manifests; the app's own screens have none there. */
export function addressesOf(screen: string): string[] {
  return routes.filter(({ lazy }) => lazy.screenName === screen).map(({ path }) => path);
}

/** The file of stories, as the facts name it. Storybook names it from its own folder. */
export function storiesFile(importPath: string): string {
  return importPath.replace(/^.*?(?=libs\/)/, '');
}
