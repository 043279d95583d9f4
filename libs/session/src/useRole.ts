import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { type Role, roleOf } from './rules/role';
import { selectUserType } from './sessionSelectors';

/** What the player of this tab may do and see (specification 6). */
export function useRole(): Role {
  const type = useSelector(selectUserType);
  return useMemo(() => roleOf(type), [type]);
}
