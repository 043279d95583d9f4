import type { ScreenProps } from '@parlour/kernel/feature';
import { TermsGate } from '@parlour/session';
import type { ComponentType } from 'react';
import { Splash } from '../shell/Splash';

/** Returns a screen that opens once the player has accepted the terms. This module loads with the screens that ask for them. */
export function behindTerms(Screen: ComponentType<ScreenProps>): ComponentType<ScreenProps> {
  return function BehindTerms(props: ScreenProps) {
    return (
      <TermsGate loading={<Splash />}>
        <Screen {...props} />
      </TermsGate>
    );
  };
}
