import { api, request } from '@parlour/api-client';
import { wireCall } from '@parlour/kernel/wire-call';
import { connectionLost, mockCall, network, refuse, renderBlock, storedIntents, useNetwork } from '@parlour/testing';
import { siteFeature } from '@parlour/site';
import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import * as v from 'valibot';
import { submissionFeature } from '../feature';
import type { SubmissionKind } from '../submissionKind';
import { useSecretSubmission } from './useSecretSubmission';

const idempotencyKey = v.string();
const done = v.object({ at: v.number() });
const wire = {
  send: wireCall({
    method: 'POST',
    path: '/wps/test/word',
    access: 'session',
    input: v.object({ idempotencyKey, word: v.string() }),
    value: done,
  }),
  find: wireCall({
    method: 'GET',
    path: '/wps/test/word/byKey',
    access: 'session',
    input: v.object({ idempotencyKey }),
    value: v.nullable(done),
  }),
};
const { endpoints } = api.injectEndpoints({
  endpoints: (build) => ({
    sendWord: build.mutation<{ at: number }, { idempotencyKey: string; word: string }>({ query: request(wire.send) }),
    findWord: build.query<{ at: number } | null, { idempotencyKey: string }>({ query: request(wire.find) }),
  }),
});

const words: SubmissionKind<object, { at: number }, { word: string }> = {
  kind: 'test.word',
  content: v.object({}),
  send: (dispatch, { idempotencyKey: key, secret }) =>
    dispatch(endpoints.sendWord.initiate({ idempotencyKey: key, ...secret }, { track: false })),
  find: (dispatch, key) => dispatch(endpoints.findWord.initiate({ idempotencyKey: key }, { subscribe: false, forceRefetch: true })),
};

function WordForm() {
  const submission = useSecretSubmission(words, { player: 'maria' });
  const [word, setWord] = useState('sesame');
  if (submission.checking) return <button onClick={() => void submission.checking?.check()}>Check now</button>;
  return (
    <>
      <p>{submission.wasLost ? 'Nothing arrived' : submission.state}</p>
      <button onClick={() => setWord('mellon')}>Type another</button>
      <button onClick={() => void submission.send({}, { word })}>Send</button>
    </>
  );
}

useNetwork(mockCall(wire.send, { at: 1 }), mockCall(wire.find, null));
beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

const sent = () => network.requests(wire.send);
const open = () => renderBlock(<WordForm />, { with: [submissionFeature, siteFeature] });
const button = (name: string) => screen.findByRole('button', { name });

async function loseOne() {
  network.use(mockCall(wire.send, connectionLost()));
  const { user } = await open();
  await user.click(await button('Send'));
  const checkNow = await button('Check now');
  expect(JSON.stringify({ ...localStorage })).not.toContain('sesame');
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 41_000);
  await user.click(checkNow);
  expect(await screen.findByText('Nothing arrived')).toBeVisible();
  network.use(mockCall(wire.send, { at: 2 }));
  return user;
}

test('the same secret is sent under the same key', async () => {
  const user = await loseOne();
  await user.click(await button('Send'));
  expect(await screen.findByText('accepted')).toBeVisible();
  expect(sent()[1]).toEqual(sent()[0]);
  expect(storedIntents()).toEqual([]);
});

test('another secret gets its own key, and the lost request is discarded', async () => {
  const user = await loseOne();
  await user.click(await button('Type another'));
  await user.click(await button('Send'));
  expect(await screen.findByText('accepted')).toBeVisible();
  expect(sent().map(({ word }) => word)).toEqual(['sesame', 'mellon']);
  expect(sent()[1]?.idempotencyKey).not.toBe(sent()[0]?.idempotencyKey);
  expect(storedIntents()).toEqual([]);
});

test('after a refusal the same secret gets a new key', async () => {
  network.use(mockCall(wire.send, refuse('TOO_SHORT')));
  const { user } = await open();
  await user.click(await button('Send'));
  expect(await screen.findByText('refused')).toBeVisible();
  await user.click(await button('Send'));
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()[1]?.idempotencyKey).not.toBe(sent()[0]?.idempotencyKey);
});

test('ten taps send one request', async () => {
  await open();
  const send = await button('Send');
  act(() => {
    for (let tap = 0; tap < 10; tap += 1) send.click();
  });
  expect(await screen.findByText('accepted')).toBeVisible();
  expect(sent()).toHaveLength(1);
});
