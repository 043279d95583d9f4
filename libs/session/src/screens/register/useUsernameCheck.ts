import { useState } from 'react';
import { sessionApi } from '../../api/sessionApi';

export type UsernameCheck = {
  state: 'unknown' | 'checking' | 'free' | 'taken';
  /** Checks this name; an empty name clears the last result. */
  ask: (username: string) => void;
};

/** Checks whether a user name is available. A failed check shows nothing, because the registration itself reports it. */
export function useUsernameCheck(): UsernameCheck {
  const [asked, setAsked] = useState('');
  const { currentData, isFetching } = sessionApi.useCheckUsernameQuery({ username: asked }, { skip: asked === '' });
  const answer = currentData && (currentData.available ? 'free' : 'taken');
  return { state: (asked !== '' && (isFetching ? 'checking' : answer)) || 'unknown', ask: setAsked };
}
