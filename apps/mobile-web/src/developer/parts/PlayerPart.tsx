import { loggedOut } from '@parlour/kernel';
import { useMerchant } from '@parlour/merchant';
import { useBeginSession, useSession } from '@parlour/player';
import { Chip } from '@parlour/ui/chip';
import { useDispatch } from 'react-redux';
import { sandbox } from '../sandbox';
import { useSandbox } from '../useSandbox';
import { PanelPart } from './PanelPart';
import styles from './PanelPart.module.css';

/** Logs in as a player of the sandbox's world with one tap. */
export function PlayerPart() {
  const { code } = useMerchant();
  const session = useSession();
  const beginSession = useBeginSession();
  const dispatch = useDispatch();
  const { value: members = [], problem, act } = useSandbox(() => sandbox.members(code), code);

  return (
    <PanelPart title={`Player: ${session?.userName ?? 'visitor'}`} problem={problem} isOpen>
      <div className={styles.row}>
        <Chip selected={!session} onClick={() => void dispatch(loggedOut())}>
          visitor
        </Chip>
        {members.map(({ username, type, status }) => (
          <Chip
            key={username}
            selected={session?.userName === username}
            onClick={() => void act(async () => beginSession(await sandbox.openSession(code, username)))}
          >
            {[username, type > 0 && `type ${type}`, status !== 'active' && status].filter(Boolean).join(' · ')}
          </Chip>
        ))}
      </div>
    </PanelPart>
  );
}
