import { api, request } from '@parlour/api-client';
import type { WireInput, WireValue } from '@parlour/kernel';
import { agentWire } from './wire';

type Wire = typeof agentWire;

/** Endpoints for an agent's contracts: pending offers, the current state, and the agent's answer. */
export const agentApi = api.injectEndpoints({
  endpoints: (build) => ({
    getContractRequest: build.query<WireValue<Wire['getContractRequest']>, void>({
      query: () => request(agentWire.getContractRequest)({}),
      providesTags: ['Contract'],
    }),
    getContract: build.query<WireValue<Wire['getContract']>, WireInput<Wire['getContract']>>({
      query: request(agentWire.getContract),
      providesTags: ['Contract'],
    }),
    answerContract: build.mutation<WireValue<Wire['answerContract']>, WireInput<Wire['answerContract']>>({
      query: request(agentWire.answerContract),
      // Also refetch after an error: the answer may have arrived even if the reply was lost, or the offer may have changed.
      invalidatesTags: ['Contract'],
      async onQueryStarted({ kind }, { dispatch, queryFulfilled }) {
        // Update the cache with the reply, so that an answered offer cannot be answered again during the refetch.
        await queryFulfilled.then(
          ({ data }) => void dispatch(agentApi.util.upsertQueryData('getContract', { kind }, data)),
          () => undefined,
        );
      },
    }),
  }),
});

export const { useAnswerContractMutation, useGetContractQuery, useGetContractRequestQuery } = agentApi;
