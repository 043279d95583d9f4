import type { Feature, VisitorSheet, VisitorSheetProps } from '@parlour/kernel/feature';
import type { ComponentType } from 'react';
import { features } from '../features';
import { loadScreenMessages } from '../i18n';
import { type Loader, loader } from '../startup/loader';
import { addTapRule } from '../startup/taps';

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

let answer: ((tap: VisitorTap) => void) | undefined;
let waiting: VisitorTap | undefined;

/** Takes visitors' taps on links that open a sheet. */
export function takeVisitorTaps(isVisitor: () => boolean): void {
  addTapRule('asksFirst', {
    links: 'a:not([data-direct])',
    take: (link, tap) => {
      if (link.target || link.origin !== window.location.origin || !isVisitor()) return;
      const offer = offers.find(({ opensFor }) => opensFor(link.pathname + link.search));
      if (!offer) return;
      tap.preventDefault();
      // The tile shows that it was tapped until the sheet is there.
      link.setAttribute('aria-busy', 'true');
      waiting = { link, sheet: offer.sheet };
      passOn();
    },
  });
}

function passOn(): void {
  if (!answer || !waiting) return;
  const tap = waiting;
  waiting = undefined;
  answer(tap);
}

/** Passes on each tap, also one that was taken before. Returns a function that stops it. */
export function answerVisitorTaps(next: (tap: VisitorTap) => void): () => void {
  answer = next;
  passOn();
  return () => void (answer = undefined);
}
