import type { EnvelopeShape } from '../guess/envelopeShape';

/** The type of a reply: the fields that the envelope reads. Empty if it reads none. */
export function draftReplyType({ told, fault, value, code = [], message = [] }: EnvelopeShape): string {
  const fields = new Map<string, string>();
  const inner = [code, message].flatMap(([, second]) => (second === undefined ? [] : [`${second}?: string | number`]));
  for (const [first, second] of [code, message])
    if (first !== undefined) fields.set(first, second === undefined ? 'string | number' : `{ ${inner.join('; ')} }`);
  if (value !== undefined) fields.set(value, 'unknown');
  if (told) fields.set(told.field, [...new Set(told.by.map((mark) => typeof mark))].join(' | '));
  if (fault !== undefined && !fields.has(fault)) fields.set(fault, 'unknown');
  if (fields.size === 0) return '';
  return `\ntype Reply = { ${[...fields].map(([name, type]) => `${name}?: ${type}`).join('; ')} };\n`;
}

/** The `envelope` of an adapter. */
export function draftEnvelope(shape: EnvelopeShape): string {
  const { told, fault, value, isUnseen, code, message } = shape;
  const kept = value === undefined ? 'body' : `reply.${value}`;
  const refused = [
    'success: false',
    `code: ${code ? `String(reply.${code.join('?.')} ?? 'UNKNOWN')` : "'UNKNOWN'"}`,
    value !== undefined && `value: reply.${value}`,
    message && `message: String(reply.${message.join('?.')} ?? '')`,
  ];
  const byStatus = !told && fault === undefined;
  const reads = draftReplyType(shape) === '' ? '' : 'const reply = (body ?? {}) as Reply;';
  return `envelope({ ${byStatus ? 'status, ' : ''}body }) {
    ${reads}
    ${isUnseen ? '// No success was seen: write where its value is.' : ''}
    return ${successOf(shape)} ? { success: true, value: ${kept} } : { ${refused.filter(Boolean).join(', ')} };
  },`;
}

function successOf({ told, fault }: EnvelopeShape): string {
  if (told) return told.by.map((mark) => `reply.${told.field} === ${JSON.stringify(mark)}`).join(' || ');
  return fault === undefined ? 'status < 400' : `!reply.${fault}`;
}
