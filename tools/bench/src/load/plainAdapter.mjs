/** A typical adapter: it has its own envelope and headers, and rewrites a value. */
export const adapter = {
  headers: ({ merchant, token }) => ({ 'X-Brand': merchant, ...(token && { 'X-Session': token }) }),
  envelope: ({ body }) => ({ success: true, value: body.result }),
  cookies: ['sid'],
  calls: { getMemberInfo: { value: ({ sumBalance, ...rest }) => ({ ...rest, balance: sumBalance }) } },
};
