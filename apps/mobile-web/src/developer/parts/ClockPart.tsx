import { Chip } from '@parlour/ui/chip';
import { useSandbox, sandbox } from '../sandbox';
import { PanelPart } from './PanelPart';
import styles from './PanelPart.module.css';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const steps: readonly [string, number][] = [
  ['+ 1 minute', MINUTE],
  ['+ 1 hour', HOUR],
  ['+ 1 day', 24 * HOUR],
  ['+ 1 week', 7 * 24 * HOUR],
];

/** Moves the gateway's time forward. */
export function ClockPart() {
  const { value, problem, act } = useSandbox(sandbox.clock);
  return (
    <PanelPart title="Clock" problem={problem}>
      {value && <time dateTime={new Date(value.now).toISOString()}>{new Date(value.now).toLocaleString('en')}</time>}
      <div className={styles.row}>
        {steps.map(([label, ms]) => (
          <Chip key={label} onClick={() => void act(() => sandbox.advanceClock(ms))}>
            {label}
          </Chip>
        ))}
      </div>
      <p className={styles.dim}>Time does not go back. A restart of the sandbox sets it to now.</p>
    </PanelPart>
  );
}
