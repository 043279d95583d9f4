import { type Feature, type VisitorSheet, type VisitorSheetProps, isPlainTap } from '@parlour/kernel';
import type { ComponentType } from 'react';
import { features } from '../features';
import { loadScreenMessages } from '../i18n';
import { type Loader, loader } from '../startup/loader';

type Offer = { opensFor: VisitorSheet['opensFor']; sheet: Loader<ComponentType<VisitorSheetProps>> };
export type VisitorTap = { link: HTMLAnchorElement; sheet: Offer['sheet'] };

/** The sheets of the features, each loaded together with its texts. */
const offers = features.flatMap((feature) => (feature.visitorSheet ? offerOf(feature, feature.visitorSheet) : []));

function offerOf(feature: Feature, { opensFor, lazy }: VisitorSheet): Offer {
  return {
    opensFor,
    sheet: loader(async () => {
      const [{ default: component }] = await Promise.all([lazy(), loadScreenMessages(feature)]);
      return component;
    }),
  };
}

let isVisitorNow: () => boolean = () => false;
let answer: ((tap: VisitorTap) => void) | undefined;
let waiting: VisitorTap | undefined;

/** Takes visitors' taps on links that open a sheet. Called before anything relies on it, so that no tap falls between two listeners. */
export function takeVisitorTaps(isVisitor: () => boolean): void {
  isVisitorNow = isVisitor;
  document.addEventListener('click', take, { capture: true });
}

function take(event: MouseEvent): void {
  if (!isVisitorNow() || !isPlainTap(event)) return;
  const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href]:not([data-direct])');
  if (!link || link.target || link.origin !== window.location.origin) return;
  const offer = offers.find(({ opensFor }) => opensFor(link.pathname + link.search));
  if (!offer) return;
  event.preventDefault();
  // The tile shows that it was tapped until the sheet is there.
  link.setAttribute('aria-busy', 'true');
  const tap = { link, sheet: offer.sheet };
  if (answer) answer(tap);
  else waiting = tap;
}

/** Passes on each tap, also one that was taken before. Returns a function that stops it. */
export function answerVisitorTaps(next: (tap: VisitorTap) => void): () => void {
  answer = next;
  if (waiting) next(waiting);
  waiting = undefined;
  return () => void (answer = undefined);
}
