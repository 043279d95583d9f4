import { AgentModal } from '@parlour/agent';
import { paths } from '@parlour/kernel';
import { InviteFriends } from '@parlour/promotions';
import { useNavigate } from 'react-router-dom';

/** The invite page; agents see their own dialog over it (specification 6). */
export function InviteScreen() {
  const navigate = useNavigate();
  return <InviteFriends agentModal={<AgentModal onClose={() => void navigate(paths.home, { replace: true })} />} />;
}
