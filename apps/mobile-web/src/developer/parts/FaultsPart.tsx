import { Chip } from '@parlour/ui/chip';
import { useState } from 'react';
import type { Contract } from '../../mocks/callsOf';
import { useSandbox, type Fault, type FaultRule, sandbox } from '../sandbox';
import { PanelPart } from './PanelPart';
import styles from './PanelPart.module.css';

const EVERYTHING = '/*';
const speeds: readonly [string, Fault?][] = [
  ['fast'],
  ['4G, 150 ms', { kind: 'latency', ms: 150 }],
  ['3G, 600 ms', { kind: 'latency', ms: 600 }],
  ['slow, 4 s', { kind: 'latency', ms: 4000 }],
  ['unreachable', { kind: 'reset' }],
];
const faults: readonly [string, Fault][] = [
  ['slow, 5 s', { kind: 'latency', ms: 5000 }],
  ['error 500', { kind: 'status', status: 500 }],
  ['too many calls, 429', { kind: 'status', status: 429 }],
  ['lost reply', { kind: 'dropReplyAfterApply' }],
  ['connection reset', { kind: 'reset' }],
  ['never answers', { kind: 'stall' }],
  ['cut off', { kind: 'truncated' }],
  ['not JSON', { kind: 'malformed' }],
  ['wrong shape', { kind: 'wrongShape' }],
  ['expired session', { kind: 'expiredToken' }],
];

const isSpeed = ({ path }: FaultRule) => path === EVERYTHING;

/** How fast the network is, and which calls go wrong. The earliest rule wins, so the speed counts for calls without their own fault. */
export function FaultsPart({ contract }: { contract: Contract }) {
  const [path, setPath] = useState('/wps/*');
  const [chosen, setChosen] = useState(0);
  const [isOnce, setOnce] = useState(true);
  const { value: rules = [], problem, act } = useSandbox(sandbox.faults);
  const speed = rules.find(isSpeed);

  function setSpeed(fault: Fault | undefined): Promise<void> {
    return act(async () => {
      for (const { id } of rules.filter(isSpeed)) await sandbox.removeFault(id);
      if (fault) await sandbox.addFault({ path: EVERYTHING, fault });
    });
  }

  /** Adds the fault before the speed, which would win otherwise. */
  function addFault(): Promise<void> {
    return act(async () => {
      if (speed) await sandbox.removeFault(speed.id);
      await sandbox.addFault({ path, ...(isOnce && { times: 1 }), fault: faults[chosen]?.[1] ?? { kind: 'reset' } });
      if (speed) await sandbox.addFault({ path: EVERYTHING, fault: speed.fault });
    });
  }

  return (
    <PanelPart title="Network and faults" problem={problem}>
      <div role="group" aria-label="Network speed" className={styles.row}>
        {speeds.map(([label, fault]) => (
          <Chip key={label} selected={isSame(speed?.fault, fault)} onClick={() => void setSpeed(fault)}>
            {label}
          </Chip>
        ))}
      </div>
      <div className={styles.row}>
        <input
          className={styles.field}
          aria-label="Path"
          list="developer-paths"
          value={path}
          onChange={({ target }) => setPath(target.value)}
        />
        <datalist id="developer-paths">
          {[...new Set(contract.map(([, call]) => call.path))].map((known) => (
            <option key={known} value={known} />
          ))}
        </datalist>
        <select className={styles.field} aria-label="Fault" value={chosen} onChange={({ target }) => setChosen(Number(target.value))}>
          {faults.map(([label], index) => (
            <option key={label} value={index}>
              {label}
            </option>
          ))}
        </select>
      </div>
      <div className={styles.row}>
        <Chip selected={isOnce} onClick={() => setOnce(!isOnce)}>
          once
        </Chip>
        <button type="button" onClick={() => void addFault()}>
          Add fault
        </button>
      </div>
      <ul aria-label="Faults" className={styles.list}>
        {rules
          .filter((rule) => !isSpeed(rule))
          .map(({ id, path: faulty, fault, times, fired }) => (
            <li key={id} className={styles.line}>
              <span>{`${faulty}: ${labelOf(fault)}${times ? `, ${times} ×` : ''}, fired ${fired} ×`}</span>
              <button type="button" onClick={() => void act(() => sandbox.removeFault(id))}>
                Remove
              </button>
            </li>
          ))}
      </ul>
    </PanelPart>
  );
}

function isSame(left: Fault | undefined, right: Fault | undefined): boolean {
  return left?.kind === right?.kind && left?.ms === right?.ms && left?.status === right?.status;
}

function labelOf(fault: Fault): string {
  return faults.find(([, known]) => isSame(known, fault))?.[0] ?? fault.kind;
}
