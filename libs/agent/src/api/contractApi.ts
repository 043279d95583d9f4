import { api, fromWire } from '@parlour/api-client';
import { contractWire } from '../wire/contract';

/** Endpoints of an agent's contracts: the current state, and the agent's answer. */
export const contractApi = api.injectEndpoints({
  endpoints: (build) => ({
    getContract: build.query({
      ...fromWire(contractWire.getContract),
      providesTags: ['Contract'],
    }),
    answerContract: build.mutation({
      ...fromWire(contractWire.answerContract),
      // Also refetch after an error: the answer may have arrived even if the reply was lost, or the offer may have changed.
      invalidatesTags: ['Contract'],
      async onQueryStarted({ kind }, { dispatch, queryFulfilled }) {
        // Update the cache with the reply, so that an answered offer cannot be answered again during the refetch.
        await queryFulfilled.then(
          ({ data }) => void dispatch(contractApi.util.upsertQueryData('getContract', { kind }, data)),
          () => undefined,
        );
      },
    }),
  }),
});

export const { useAnswerContractMutation, useGetContractQuery } = contractApi;
