import { useState } from 'react';
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

/** The panel of `npm run dev`: who plays where, what the gateway does, and what it has said. English alone, because no player sees it. */
export function DeveloperPanel({ log }: DeveloperPanelProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={styles.opener} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        Dev
      </button>
      {isOpen && (
        <section aria-label="Developer" className={styles.panel}>
          <PlayerPart />
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
