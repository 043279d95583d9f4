export type GuideTextProps = { text: string };

/** A text of a guide. Text between backticks is shown as code. */
export function GuideText({ text }: GuideTextProps) {
  return text.split('`').map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part));
}
