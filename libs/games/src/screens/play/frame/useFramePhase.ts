import { useEffect, useRef, useState } from 'react';
import { timings } from '../../../rules/limits';

/**
 * What is known of the page in a frame: it has not loaded yet; it has loaded; it has loaded and said nothing, as a page that refuses frames
 * looks from outside; or our policy refused its host.
 */
type FramePhase = 'opening' | 'shown' | 'silent' | 'refused';

/** Follows the page of a frame through its loads, redirects included. */
export function useFramePhase() {
  const [phase, setPhase] = useState<FramePhase>('opening');
  const isSilent = useRef<ReturnType<typeof setTimeout>>(undefined);
  // A game may speak before its page has loaded completely.
  const hasSpokenEarly = useRef(false);
  const stopWaiting = () => {
    clearTimeout(isSilent.current);
    isSilent.current = undefined;
  };

  useEffect(() => {
    const handleViolation = ({ effectiveDirective }: SecurityPolicyViolationEvent) => {
      if (effectiveDirective === 'frame-src') setPhase('refused');
    };
    document.addEventListener('securitypolicyviolation', handleViolation);
    return () => {
      document.removeEventListener('securitypolicyviolation', handleViolation);
      clearTimeout(isSilent.current);
    };
  }, []);

  return {
    phase,
    handleLoad() {
      stopWaiting();
      setPhase((before) => (before === 'opening' ? 'shown' : before));
      if (!hasSpokenEarly.current) {
        isSilent.current = setTimeout(() => setPhase((before) => (before === 'shown' ? 'silent' : before)), timings.gameSilentAfter);
      }
      hasSpokenEarly.current = false;
    },
    handleWord() {
      hasSpokenEarly.current = isSilent.current === undefined;
      stopWaiting();
      setPhase((before) => (before === 'refused' ? before : 'shown'));
    },
    /** The player sees the game, although it says nothing. */
    handleSeen: () => setPhase('shown'),
    handleReload() {
      stopWaiting();
      hasSpokenEarly.current = false;
      setPhase('opening');
    },
  };
}
