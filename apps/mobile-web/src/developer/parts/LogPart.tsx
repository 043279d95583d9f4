import type { WireCall } from '@parlour/kernel/wire-call';
import { toJsonSchema } from '@valibot/to-json-schema';
import { useState, useSyncExternalStore } from 'react';
import type { GatewayLog, LoggedCall } from '../gatewayLog';
import { PanelPart } from './PanelPart';
import styles from './PanelPart.module.css';

const LONGEST_REPLY = 4000;

type LogPartProps = { log: GatewayLog };

/** The calls of the gateway, the newest first: status, time, whether the reply fits its schema, the reply and the schema. */
export function LogPart({ log }: LogPartProps) {
  const calls = useSyncExternalStore(log.subscribe, log.read);
  const wrong = calls.filter(({ isSound }) => !isSound).length;
  return (
    <PanelPart title={`Calls: ${calls.length}${wrong > 0 ? `, ${wrong} wrong` : ''}`}>
      <div className={styles.row}>
        <button type="button" onClick={log.clear}>
          Clear
        </button>
      </div>
      <ul aria-label="Calls" className={styles.list}>
        {calls.map((call) => (
          <li key={call.id}>
            <CallDetails call={call} schema={() => schemaOf(log.find(call.method, call.path)?.[1])} />
          </li>
        ))}
      </ul>
    </PanelPart>
  );
}

type CallDetailsProps = { call: LoggedCall; schema: () => string };

function CallDetails({ call: { name, method, path, status, ms, verdict, isSound, reply }, schema }: CallDetailsProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={isSound ? undefined : styles.wrong}>{`${status ?? '–'} ${method} ${path} · ${ms} ms`}</summary>
      <p className={styles.dim}>{[name, verdict].filter(Boolean).join(': ')}</p>
      {isOpen && (
        <>
          <pre className={styles.code}>{reply.slice(0, LONGEST_REPLY)}</pre>
          <pre className={styles.code}>{schema()}</pre>
        </>
      )}
    </details>
  );
}

function schemaOf(call: WireCall | undefined): string {
  return call ? JSON.stringify(toJsonSchema(call.value, { typeMode: 'input', errorMode: 'ignore' }), null, 1) : '';
}
