import { wireCall, wireCount, wireId, wireLine, wireList, wireText, wireUrl, wireWord } from '@parlour/kernel/wire-call';
import * as v from 'valibot';

/** A customer-service entry; its path is stored encrypted and the last 8 characters are the key (specification 3). */
const serviceEntry = v.object({ title: wireText, csType: v.nullish(wireText), path: wireText });

export const chatWire = {
  /** Returns the URL of a chat (specification 7, "Launch chat"). `topic` and `orderNo` tell the agent the subject. */
  launchChat: wireCall({
    method: 'GET',
    path: '/wps/chat/launch',
    access: 'session',
    input: v.object({
      b2c: v.literal(1),
      language: wireWord,
      backUrl: wireUrl,
      headerColor: wireWord,
      title: wireLine,
      topic: v.optional(wireWord),
      orderNo: v.optional(wireWord),
    }),
    value: v.object({ chatUrl: wireText }),
  }),
  /** Returns the number of unread chat messages. */
  getChatUnread: wireCall({
    method: 'GET',
    path: '/wps/chat/unread',
    access: 'session',
    input: v.object({}),
    value: v.object({ unReadCount: wireCount }),
  }),
  /** Returns the current waiting time for an agent in minutes, if the operator knows it. */
  getChatStatus: wireCall({
    method: 'GET',
    path: '/wps/chat/status',
    access: 'session',
    input: v.object({}),
    value: v.object({ waitMinutes: v.nullish(v.pipe(v.number(), v.minValue(0))) }),
  }),
  /** Returns the live models (specification 7, "Live model list (active, streaming flags)"). */
  getLiveModels: wireCall({
    method: 'GET',
    path: '/wps/chat/models',
    access: 'session',
    input: v.object({ language: wireWord }),
    value: wireList(
      v.object({ id: wireId, name: wireText, active: v.optional(v.boolean(), false), streaming: v.optional(v.boolean(), false) }),
      50,
    ),
  }),
  /** Returns the customer-service entries. */
  getCustomerService: wireCall({
    method: 'GET',
    path: '/wps/system/customerService',
    access: 'anyone',
    public: 'catalogue',
    /** Specification 7: path list with type '3'. */
    input: v.object({ type: v.literal('3') }),
    value: wireList(serviceEntry, 50),
  }),
};
