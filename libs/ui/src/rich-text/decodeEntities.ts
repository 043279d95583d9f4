const named: Record<string, string> = { amp: '&', apos: "'", gt: '>', lt: '<', nbsp: '\u00A0', quot: '"' };

/** Replaces the usual named and all numeric entities of HTML by their characters. An unknown name stays; a control character becomes a space. */
export function decodeEntities(text: string): string {
  return text.replace(
    /&(#\d{1,7}|#x[\da-f]{1,6}|\w{2,8});/gi,
    (whole, name: string) => named[name.toLowerCase()] ?? characterOf(name) ?? whole,
  );
}

/** The character of a number in HTML: `#8369` or `#x20b1`. */
function characterOf(name: string): string | undefined {
  if (!name.startsWith('#')) return undefined;
  const code = Number(name.slice(1).replace(/^x/i, '0x'));
  return code >= 32 && code <= 0x10ffff ? String.fromCodePoint(code) : ' ';
}
