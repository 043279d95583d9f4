import type { WireCall, WireInput, WireValue } from '@parlour/kernel/wire-call';

export type GatewayRequest = {
  call: WireCall;
  input: unknown;
  /** The call's name in the contract, if the endpoint has another name. */
  name?: string;
};

/**
 * The `query` function of an endpoint for a call of the contract; the call's schema types the input. An endpoint with another name than
 * its call gives the call's `name`.
 */
export function request<Call extends WireCall>(call: Call, name?: string) {
  return (input: WireInput<Call>): GatewayRequest => ({ call: call as unknown as WireCall, input, name });
}

/** The argument of an endpoint: the input of its call, or nothing if the call has no fields. */
type WireArg<Call extends WireCall> = keyof WireInput<Call> extends never ? void : WireInput<Call>;

/** Begins the definition of an endpoint whose argument is the call's input and whose data is the call's value, typed by the contract. */
export function fromWire<Call extends WireCall>(call: Call, name?: string) {
  return {
    query: (arg: WireArg<Call>): GatewayRequest => request(call, name)((arg ?? {}) as WireInput<Call>),
    /** RTK Query infers the type of the data from here; the value stays as it is. */
    transformResponse: (value: WireValue<Call>): WireValue<Call> => value,
  };
}
