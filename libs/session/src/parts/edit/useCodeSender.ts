import { useState } from 'react';
import { securityApi } from '../../api/securityApi';
import { useCountdown } from '../../hooks/useCountdown';

type Channel = 'sms' | 'mail';

export type CodeSender = {
  /** Seconds until another code may be requested. */
  left: number;
  isSending: boolean;
  /** True if a code was sent, possibly before a reload. */
  wasSent: boolean;
  failure: unknown;
  /** Sends a code to the target, or to the known address or number if none is given. */
  send: (target?: string) => Promise<void>;
};

/** Sends one-time codes of the security centre, one request at a time. */
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
