import { api, request } from '@parlour/api-client';
import type { WireInput, WireValue } from '@parlour/kernel';
import { agentWire } from './wire';

type Wire = typeof agentWire;

/** Contracts of an agent: what waits, how one stands, and the agent's word on it. */
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
      // After an error too: the word may have arrived although the reply was lost, or the offer is another one now.
      invalidatesTags: ['Contract'],
      async onQueryStarted({ kind }, { dispatch, queryFulfilled }) {
        // What is answered must not stand there to be answered while the contract is read again.
        await queryFulfilled.then(
          ({ data }) => void dispatch(agentApi.util.upsertQueryData('getContract', { kind }, data)),
          () => undefined,
        );
      },
    }),
  }),
});

export const { useAnswerContractMutation, useGetContractQuery, useGetContractRequestQuery } = agentApi;
