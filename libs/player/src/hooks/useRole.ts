import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { type Role, roleOf } from '../rules/role';
import { selectUserType } from '../session/sessionSlice';

/** Returns the permissions of this tab's player (specification 6). */
export function useRole(): Role {
  const type = useSelector(selectUserType);
  return useMemo(() => roleOf(type), [type]);
}
