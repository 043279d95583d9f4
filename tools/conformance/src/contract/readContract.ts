import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { WireCall } from '@parlour/kernel/wire-call';

/** A call of the contract: its schemas from the library's `wire` entry, its name and statuses from the document. */
export type Call = WireCall & {
  name: string;
  library: string;
  summary: string;
  /** Documented statuses with their refusal codes; no codes means that any code is allowed. */
  statuses: ReadonlyMap<number, readonly string[]>;
  /** The gateway does not have the call, so it is not asked. */
  isAbsent?: true;
  /** The gateway answers this public call only with a session, so no cache keeps the reply. */
  withSession?: true;
  /** An adapter finds an outcome without the key. */
  byState?: true;
};

export type Contract = {
  calls: readonly Call[];
  /** Headers that the app sends; a preflight must allow them. */
  requestHeaders: readonly string[];
};

type Schema = { allOf?: { properties?: { code?: { enum?: string[] } } }[] };
type Reply = { $ref?: string; content?: { 'application/json'?: { schema: Schema } } };
type Operation = { operationId: string; tags: string[]; summary: string; responses: Record<string, Reply> };
type Document = {
  paths: Record<string, Record<string, Operation>>;
  components: { responses: Record<string, Reply>; parameters: Record<string, { in: string; name: string }> };
};

const root = resolve(import.meta.dirname, '../../../..');
/** A header that only public calls use; they need no preflight. */
const revalidation = 'If-None-Match';

/** Reads every call from `docs/gateway-api.json` and from the `wire` entries of the libraries; throws when the two disagree. */
export async function readContract(): Promise<Contract> {
  const document = JSON.parse(readFileSync(join(root, 'docs/gateway-api.json'), 'utf8')) as Document;
  const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));
  const wires = await readWires(new Set(operations.flatMap(({ tags }) => tags)));
  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId, tags, summary, responses }]): Call => {
      const [library = ''] = tags;
      const wire = wires.get(library)?.get(`${method.toUpperCase()} ${path}`);
      if (!wire) throw new Error(`docs/gateway-api.json is stale: libs/${library} has no ${method.toUpperCase()} ${path}`);
      const statuses = Object.entries(responses).map(([status, reply]) => [Number(status), codesOf(document, reply)] as const);
      return { ...wire, name: operationId, library, summary, statuses: new Map(statuses) };
    }),
  );
  const headers = Object.values(document.components.parameters).filter((parameter) => parameter.in === 'header');
  const requestHeaders = ['Authorization', 'Content-Type', ...headers.map(({ name }) => name).filter((name) => name !== revalidation)];
  return { calls, requestHeaders };
}

async function readWires(libraries: ReadonlySet<string>): Promise<Map<string, Map<string, WireCall>>> {
  const wires = [...libraries].map(async (library) => {
    const entry = (await import(`@parlour/${library}/wire`)) as Record<string, unknown>;
    const calls = Object.values(entry).flatMap(callsOf);
    return [library, new Map(calls.map((call) => [`${call.method} ${call.path}`, call]))] as const;
  });
  return new Map(await Promise.all(wires));
}

/** The calls of a group such as `walletWire`; other exports have none. */
function callsOf(group: unknown): WireCall[] {
  const members = typeof group === 'object' && group !== null ? Object.values(group) : [];
  return members.filter((member): member is WireCall => Boolean(member?.method && member.path && member.value));
}

function codesOf({ components }: Document, reply: Reply): readonly string[] {
  const name = reply.$ref?.split('/').pop() ?? '';
  const { content } = components.responses[name] ?? reply;
  return content?.['application/json']?.schema.allOf?.flatMap(({ properties }) => properties?.code?.enum ?? []) ?? [];
}
