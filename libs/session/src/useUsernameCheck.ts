import { useState } from 'react';
import { sessionApi } from './sessionApi';

export type UsernameCheck = {
  state: 'unknown' | 'checking' | 'free' | 'taken';
  /** Asks for this name; empty forgets the last answer. */
  ask: (username: string) => void;
};

/** Whether a user name is still free. A check that fails says nothing: the registration itself will tell. */
export function useUsernameCheck(): UsernameCheck {
  const [asked, setAsked] = useState('');
  const { currentData, isFetching } = sessionApi.useCheckUsernameQuery({ username: asked }, { skip: asked === '' });
  const answer = currentData && (currentData.available ? 'free' : 'taken');
  return { state: (asked !== '' && (isFetching ? 'checking' : answer)) || 'unknown', ask: setAsked };
}
