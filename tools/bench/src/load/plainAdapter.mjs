/** An adapter with an envelope and headers of its own, and a value that is written anew, as most have. */
export const adapter = {
  headers: ({ merchant, token }) => ({ 'X-Brand': merchant, ...(token && { 'X-Session': token }) }),
  envelope: ({ body }) => ({ success: true, value: body.result }),
  cookies: ['sid'],
  calls: { getMemberInfo: { value: ({ sumBalance, ...rest }) => ({ ...rest, balance: sumBalance }) } },
};
