/** True for a call whose reply is the same for everybody: its address names merchant and language (ADR 0021). */
export function isPublicReply({ method }: Pick<Request, 'method'>, { pathname, searchParams }: URL): boolean {
  return method === 'GET' && /^\/(wps|lgw)\//.test(pathname) && searchParams.has('merchant') && searchParams.has('language');
}
