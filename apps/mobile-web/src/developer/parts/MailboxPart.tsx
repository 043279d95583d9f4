import { useSandbox, sandbox } from '../sandbox';

import { PanelPart } from './PanelPart';
import styles from './PanelPart.module.css';

const SHOWN = 10;

/** The newest mail and short messages that the gateway would have sent. */
export function MailboxPart() {
  const { value: messages, problem, act } = useSandbox(sandbox.mailbox);
  return (
    <PanelPart title="Mailbox" problem={problem}>
      <div className={styles.row}>
        <button type="button" onClick={() => void act()}>
          Look again
        </button>
      </div>
      {messages?.length === 0 && <p className={styles.dim}>Nothing was sent yet.</p>}
      <ul aria-label="Messages" className={styles.list}>
        {messages?.slice(0, SHOWN).map(({ id, channel, recipient, subject, body }) => (
          <li key={id}>
            <strong>{subject}</strong>
            <p className={styles.dim}>{`${channel} · ${recipient}`}</p>
            <div>{body}</div>
          </li>
        ))}
      </ul>
    </PanelPart>
  );
}
