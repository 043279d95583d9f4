import { useState } from 'react';
import { securityApi } from './api/securityApi';
import { useCountdown } from './useCountdown';

type Channel = 'sms' | 'mail';

export type CodeSender = {
  /** Seconds until another one may be asked for. */
  left: number;
  isSending: boolean;
  /** A code is on its way, perhaps since before a reload. */
  wasSent: boolean;
  failure: unknown;
  /** Without a target to the address or number that is known. */
  send: (target?: string) => Promise<void>;
};

/** One-time codes of the security centre; only one is asked for at a time. */
export function useCodeSender(channel: Channel): CodeSender {
  const [request, { isLoading }] = securityApi.useSendCodeMutation();
  const { left, start } = useCountdown(`security.${channel}`);
  const [sent, setSent] = useState<Channel>();
  const [failed, setFailed] = useState<{ channel: Channel; error: unknown }>();

  async function send(target?: string) {
    if (isLoading || left > 0) return;
    setFailed(undefined);
    const { data, error } = await request({ channel, target: target ?? '' });
    if (data) {
      start(data.expirationTime);
      setSent(channel);
    } else setFailed({ channel, error });
  }

  return {
    left,
    isSending: isLoading,
    wasSent: sent === channel || left > 0,
    failure: failed?.channel === channel ? failed.error : undefined,
    send,
  };
}
