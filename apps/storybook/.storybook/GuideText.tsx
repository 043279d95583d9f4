type GuideTextProps = { text: string };

/** A sentence of a guide or of a comment. Text between backticks is shown as code. */
export function GuideText({ text }: GuideTextProps) {
  return text.split('`').map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part));
}
