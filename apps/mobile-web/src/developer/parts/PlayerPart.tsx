import { useAnnouncements } from '@parlour/content';
import { loggedOut } from '@parlour/kernel';
import { readStored, removeStored, writeStored } from '@parlour/kernel/storage';
import { useBeginSession, useSession } from '@parlour/player/session';
import { useMerchant } from '@parlour/site';
import { Chip } from '@parlour/ui/chip';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import * as v from 'valibot';
import { useSandbox, sandbox } from '../sandbox';
import { PanelPart } from './PanelPart';
import styles from './PanelPart.module.css';

const TERMS = 'agreeTerms';
const POPUPS = 'popupsSeen';
const LAST_POPUP = 'lastPopupAt';
const CHOICE = 'developer.answersPopups';

/** The developer's choice, which is kept; at first the panel answers. */
function readAnswers(): boolean {
  return readStored('local', CHOICE, v.boolean()) ?? true;
}

function writeAnswers(answers: boolean): void {
  writeStored('local', CHOICE, answers);
}

/** Answers the terms and the merchant's pop-ups, which would otherwise cover home after each login. */
function answerPopups(popups: readonly { id: string }[] = []): void {
  writeStored('local', TERMS, '9999-12-31');
  const ids = popups.map(({ id }) => id);
  writeStored('session', POPUPS, ids);
}

/** Lets the terms and the pop-ups open again. */
function forgetAnswers(): void {
  removeStored('local', TERMS);
  writeStored('session', POPUPS, []);
  removeStored('local', LAST_POPUP);
}

type PlayerPartProps = {
  /** Called after a login. */
  onLogin: () => void;
};

/** Logs in as a player of the sandbox's world with one tap. */
export function PlayerPart({ onLogin }: PlayerPartProps) {
  const { code } = useMerchant();
  const session = useSession();
  const beginSession = useBeginSession();
  const dispatch = useDispatch();
  const { data: announcements } = useAnnouncements();
  const [answers, setAnswers] = useState(readAnswers);
  const { value: members = [], problem, act } = useSandbox(() => sandbox.members(code), code);

  async function logIn(username: string): Promise<void> {
    const session = await sandbox.openSession(code, username);
    if (answers) answerPopups(announcements?.popup);
    else forgetAnswers();
    beginSession(session);
    onLogin();
  }

  return (
    <PanelPart title={`Player: ${session?.userName ?? 'visitor'}`} problem={problem} isOpen>
      <div className={styles.row}>
        <Chip selected={!session} onClick={() => void dispatch(loggedOut())}>
          visitor
        </Chip>
        {members.map(({ username, type, status }) => (
          <Chip key={username} selected={session?.userName === username} onClick={() => void act(() => logIn(username))}>
            {[username, type > 0 && `type ${type}`, status !== 'active' && status].filter(Boolean).join(' · ')}
          </Chip>
        ))}
      </div>
      <label className={styles.row}>
        <input
          type="checkbox"
          checked={answers}
          onChange={({ target }) => {
            setAnswers(target.checked);
            writeAnswers(target.checked);
          }}
        />
        Answer the terms and pop-ups
      </label>
    </PanelPart>
  );
}
