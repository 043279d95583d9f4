import { useEffect, useEffectEvent, useState } from 'react';
import styles from './DeveloperPanel.module.css';
import type { GatewayLog } from './gatewayLog';
import { ClockPart } from './parts/ClockPart';
import { FaultsPart } from './parts/FaultsPart';
import { FlagsPart } from './parts/FlagsPart';
import { LogPart } from './parts/LogPart';
import { MailboxPart } from './parts/MailboxPart';
import { PlayerPart } from './parts/PlayerPart';
import { SitePart } from './parts/SitePart';

type DeveloperPanelProps = { log: GatewayLog };

/** The width at which the panel leaves most of the app visible. */
const BESIDE = '(min-width: 720px)';

/** The panel of `npm run dev`: the player and the merchant, the gateway's faults, and its replies. English alone, because no player sees it. */
export function DeveloperPanel({ log }: DeveloperPanelProps) {
  const [isOpen, setOpen] = useState(false);
  useNavigated(() => {
    if (!matchMedia(BESIDE).matches) setOpen(false);
  });
  return (
    <>
      <button type="button" className={styles.opener} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        Dev
      </button>
      {isOpen && (
        <section aria-label="Developer" className={styles.panel}>
          <PlayerPart onLogin={() => setOpen(false)} />
          <SitePart />
          <FlagsPart />
          <FaultsPart contract={log.contract} />
          <ClockPart />
          <MailboxPart />
          <LogPart log={log} />
        </section>
      )}
    </>
  );
}

/** Calls back when the app shows another address. The panel has its own root, without the app's router. */
function useNavigated(onNavigate: () => void): void {
  const notify = useEffectEvent(onNavigate);
  useEffect(() => {
    const { navigation } = window;
    let address = location.href;
    const look = () => {
      if (location.href !== address) notify();
      address = location.href;
    };
    navigation?.addEventListener('currententrychange', look);
    return () => navigation?.removeEventListener('currententrychange', look);
  }, []);
}
